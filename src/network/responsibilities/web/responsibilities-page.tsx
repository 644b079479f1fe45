import { useMay } from '#kit/web/session/session.ts'
import { responsibilities } from '#network/responsibilities/contract/responsibilities.ts'
import { OwnResponsibilities } from './own-responsibilities.tsx'
import { ResponsibilityList } from './responsibility-list.tsx'

/** The office keeps the list; artists read what is theirs. */
export function ResponsibilitiesPage() {
  const may = useMay()
  return may(responsibilities.update) ? <ResponsibilityList /> : <OwnResponsibilities />
}
