/** Whatever shows an artist, or their figures: who changes one refreshes these. */
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
