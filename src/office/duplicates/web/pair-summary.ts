import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { DuplicatePair } from '#office/duplicates/contract/duplicates.ts'
import { isAgreement } from '#office/duplicates/contract/pair-reasons.ts'

/** What agrees in a pair, in a line. */
export function usePairSummary() {
  const t = useText()
  const format = useFormat()
  return ({ reasons }: Pick<DuplicatePair, 'reasons'>) =>
    format.list(reasons.filter(isAgreement).map((reason) => t(`duplicates.reason_${reason}`)))
}
