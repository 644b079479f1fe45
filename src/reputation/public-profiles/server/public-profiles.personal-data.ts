import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const publicProfileData: PersonalData = {
  public_profiles: {
    about: [{ kind: 'profile', rows: 'pro_artist_id = :artist', deleted: ['block_reason'] }],
    mentions: ['block_reason'],
  },
  public_profile_addresses: { about: [{ kind: 'profile', rows: 'pro_artist_id = :artist', deleted: ['slug'] }] },
}
