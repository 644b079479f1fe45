/** Whatever shows an artist: who changes one refreshes these. */
export const showingArtists = [
  'applications',
  'artists',
  'profile',
  'statusUpgrades',
  'conversations',
  'users',
] as const
