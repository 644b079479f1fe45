/** The features whose responses contain an artist, or their figures: a call that changes these refreshes them. */
export const showingArtists = [
  'applications',
  'artists',
  'profile',
  'statusUpgrades',
  'conversations',
  'users',
  'trainings',
  'students',
  'reviews',
] as const
