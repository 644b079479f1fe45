import { useMay } from '#kit/web/session/session.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { BenefitList } from './benefit-list.tsx'
import { OwnBenefits } from './own-benefits.tsx'

/** The office keeps the list; artists see what is theirs. */
export function BenefitsPage() {
  const may = useMay()
  return may(benefits.update) ? <BenefitList /> : <OwnBenefits />
}
