/** What shows seats, or figures of them: a call that changes a training or a seat refreshes these. */
export const touchedBySeats = [
  'trainings',
  'openTrainings',
  'participants',
  'waitingList',
  'students',
  'studentPackages',
  'packages',
  'artists',
  // The figures of the package's seller.
  'applications',
  'profile',
  'statusUpgrades',
  'conversations',
  'calendar',
  'redemptions',
  'vouchers',
  'reviews',
  'publicTrainings',
] as const
