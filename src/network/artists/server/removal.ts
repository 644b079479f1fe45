import type { Context } from '#kit/server/http/context.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { closeAccount } from '#people/session/server/closing.steps.ts'
import { leaveTrainings } from '#teaching/trainings/server/edits/leaving.steps.ts'
import { type LockedArtist, lockArtist } from './artists.queries.ts'

/**
 * Deletes an artist with documents, conversations and account. Trainings keep the artist's name, sold packages stay, and the
 * email is free again. Trainings at which somebody has a seat stop it.
 */
export async function removeArtist(ctx: Context, id: number): Promise<LockedArtist> {
  const { db } = ctx
  const artist = await lockArtist(db, id)
  await requireReach(ctx, artist)
  await leaveTrainings(ctx, {
    artistId: id,
    former_artist: `${artist.first_name} ${artist.last_name}`,
    reason: ctx.t('artists.removed_cancel_reason'),
  })
  await db.deleteFrom('pro_artists').where('id', '=', id).execute()
  if (artist.user_id) await closeAccount(db, artist.user_id, 'pro-artist')
  return artist
}
