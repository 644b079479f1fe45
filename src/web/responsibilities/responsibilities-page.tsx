import { responsibilities } from '#contract/responsibilities/responsibilities.ts'
import { useMay } from '#web/kit/session/session.ts'
import { OwnResponsibilities } from './own-responsibilities.tsx'
import { ResponsibilityList } from './responsibility-list.tsx'

/** The office keeps the list; artists read what is theirs. */
export function ResponsibilitiesPage() {
  const may = useMay()
  return may(responsibilities.update) ? <ResponsibilityList /> : <OwnResponsibilities />
}
