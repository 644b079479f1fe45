/** The kinds of personal data that the portal stores, and the reasons to keep some of it after an erasure. */

/** What the portal stores about people, in the order in which people read of it. */
export const dataKinds = [
  'account',
  'signIns',
  'application',
  'profile',
  'documents',
  'messages',
  'notifications',
  'mails',
  'trainings',
  'seats',
  'packages',
  'vouchers',
  'certificates',
  'reviews',
  'reports',
  'portfolio',
  'consents',
  'responsibilities',
  'upgrades',
  'terms',
  'imports',
  'auditLog',
  'office',
] as const
export type DataKind = (typeof dataKinds)[number]

/** Why something stays after an erasure. */
export const keepingReasons = [
  'certificate',
  'accounting',
  'ledger',
  'acceptance',
  'consent',
  'rating',
  'decision',
  'teaching',
  'trail',
] as const
export type KeepingReason = (typeof keepingReasons)[number]
