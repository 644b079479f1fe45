import { sql } from 'kysely'
import { requireReach } from '#server/applications/account.steps.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail } from '#server/kit/http/errors.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { endSessionsOf } from '#server/kit/session/session.ts'
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
  if (artist.user_id) await closeAccount(db, artist.user_id)
  return artist
}

/**
 * Nobody signs in as this artist any more. Who has no other part in the portal is forgotten: the row stays without a name
 * and an email, for the audit log and vouchers speak of it.
 */
async function closeAccount(db: Db, userId: number): Promise<void> {
  await endSessionsOf(db, userId)
  await sql`
    delete from user_roles using roles where roles.id = role_id and roles.name = 'pro-artist' and user_id = ${userId}
  `.execute(db)
  const others = await db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute()
  if (others.length > 0) return
  await db.deleteFrom('password_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  await db.deleteFrom('removed_notifications').where('user_id', '=', userId).execute()
  await db
    .updateTable('users')
    .set({
      first_name: '',
      last_name: '',
      email: `former-${userId}@deleted.invalid`,
      password_hash: null,
      is_blocked: true,
    })
    .where('id', '=', userId)
    .execute()
}
