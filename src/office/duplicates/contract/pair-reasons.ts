/** What speaks for two rows being one person, and what against it. */

const agreements = [
  'EMAIL_SAME',
  'PHONE_SAME',
  'TAX_ID_SAME',
  'NAME_SAME',
  'NAME_SHORT',
  'NAME_SWITCHED',
  'NAME_SLIP',
  'NAME_DOUBLE',
  'EMAIL_ALIKE',
  'PHONE_ALIKE',
] as const

const differences = [
  'FIRST_NAME_DIFFERS',
  'LAST_NAME_DIFFERS',
  'EMAIL_DIFFERS',
  'PHONE_DIFFERS',
  'TAX_ID_DIFFERS',
] as const

export const pairReasons = [...agreements, ...differences] as const
export type PairReason = (typeof pairReasons)[number]

export function isAgreement(reason: PairReason): boolean {
  return (agreements as readonly PairReason[]).includes(reason)
}
