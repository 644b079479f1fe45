import { useMay } from '#kit/web/session/session.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { AdditionalList } from './additional-list.tsx'
import { OwnAdditional } from './own-additional.tsx'

/** The office sees everybody's, an artist their own. */
export function AdditionalPage() {
  const may = useMay()
  return may(additionalResponsibilities.update) ? <AdditionalList /> : <OwnAdditional />
}
