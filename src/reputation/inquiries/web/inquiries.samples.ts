import type { Samples } from '#testing/fixtures/samples.ts'

export const inquirySamples: Samples = {
  /** An artist with a public profile. */
  'ask/$id': async ({ portal }) => {
    const [profile] = await portal.query(
      `select pro_artist_id from public_profiles where is_on and blocked_at is null order by pro_artist_id limit 1`,
    )
    return { id: String(profile?.pro_artist_id) }
  },
}
