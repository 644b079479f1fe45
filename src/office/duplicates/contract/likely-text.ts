import type { TextKey } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { isAgreement, type PairReason } from './pair-reasons.ts'
import type { LikelyPerson } from './similar-person.ts'

type Translate = (key: TextKey) => string

/** Who is probably there already, and why, in a sentence without a link. */
export function likelyText(t: Translate, { kind, email, reasons, ...name }: LikelyPerson): string {
  const why = agreementsOf(t, reasons)
  return `${t('duplicates.likely')} ${fullName(name)}, ${t(`duplicates.similar_${kind}`)}, ${email} (${why}).`
}

export function agreementsOf(t: Translate, reasons: readonly PairReason[]): string {
  return reasons
    .filter(isAgreement)
    .map((reason) => t(`duplicates.reason_${reason}`))
    .join(', ')
}
