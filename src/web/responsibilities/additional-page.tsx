import { additionalResponsibilities } from '#contract/responsibilities/additional-responsibilities.ts'
import { useMay } from '#web/kit/session/session.ts'
import { AdditionalList } from './additional-list.tsx'
import { OwnAdditional } from './own-additional.tsx'

/** The office sees everybody's, an artist their own. */
export function AdditionalPage() {
  const may = useMay()
  return may(additionalResponsibilities.update) ? <AdditionalList /> : <OwnAdditional />
}
