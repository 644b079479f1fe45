import { hashToken } from '#kit/server/session/secrets.ts'
import type { Samples } from '#testing/fixtures/samples.ts'

export const erasureSamples: Samples = {
  /** The link of an applicant who is going to be erased. */
  'erasure/$token': async ({ portal }) => {
    const token = 'erasure-of-the-gate'
    await portal.query(
      `insert into erasures (artist_id, made_at, cause, requested_at, due_at, undo_hash, was_blocked, was_enabled, was_active)
       select id, applied_at, 'INACTIVITY', now(), now() + interval '7 days', $1, false, true, false from pro_artists
       where user_id is null order by id desc limit 1`,
      [hashToken(token)],
    )
    return { token: token }
  },
}
