import type { Context } from '#kit/server/http/context.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { closeAccount } from '#people/account/server/closing.steps.ts'
import { lockArtist } from './artists.queries.ts'

/**
 * Deletes an artist with documents, conversations and account. Trainings keep the artist's name, sold packages stay, and the
 * email is free again. Trainings at which somebody has a seat stop it.
 */
export async function removeArtist(ctx: Context, id: number): Promise<void> {
  const { db } = ctx
  const artist = await lockArtist(db, id)
  await requireReach(ctx, artist)
  // While the artist is still there: trainings keep the name.
  await ctx.record('proArtist.removed', id, { artist })
  await db.deleteFrom('pro_artists').where('id', '=', id).execute()
  if (artist.user_id) await closeAccount(db, artist.user_id, 'pro-artist')
}
