import { requireReach } from '#server/applications/account.steps.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail } from '#server/kit/http/errors.ts'
import { closeAccount } from '#server/session/closing.steps.ts'
import { countAwaitedTrainings, leaveTrainings } from '#server/trainings/trainings.queries.ts'
import { type LockedArtist, lockArtist } from './artists.queries.ts'

/**
 * Deletes an artist with documents, conversations and account. Trainings keep the artist's name, sold packages stay, and the
 * email is free again. Students who wait for a training would be left alone, so that stops it.
 */
export async function removeArtist(ctx: Context, id: number): Promise<LockedArtist> {
  const { db } = ctx
  const artist = await lockArtist(db, id)
  await requireReach(ctx, artist)
  const count = await countAwaitedTrainings(db, id, ctx.now)
  if (count > 0) fail('artist_has_trainings', { count })
  await leaveTrainings(db, id, {
    former_artist: `${artist.first_name} ${artist.last_name}`,
    cancel_reason: ctx.t('artists.removed_cancel_reason'),
    now: ctx.now,
  })
  await db.deleteFrom('pro_artists').where('id', '=', id).execute()
  if (artist.user_id) await closeAccount(db, artist.user_id, 'pro-artist')
  return artist
}
