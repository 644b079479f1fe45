import type { Context } from '#server/kit/context.ts'
import { fail } from '#server/kit/errors.ts'
import { createUser } from '../session/session.queries.ts'
import type { LockedArtist } from './pro-artists.queries.ts'

/** Makes the account that an artist will sign in with, and finds the lowest level: what changes in the artist's row. */
export async function openAccount(
  { db, now }: Context,
  artist: LockedArtist,
): Promise<{ user_id: number; level_id: number }> {
  const userId = (await createUser(db, artist, 'pro-artist', now)) ?? fail('artist_has_account')
  const lowest = await db.selectFrom('levels').select('id').orderBy('position').limit(1).executeTakeFirstOrThrow()
  return { user_id: userId, level_id: lowest.id }
}
