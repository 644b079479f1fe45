import { sql } from 'kysely'
import type { RoleName } from '#contract/kit/permissions.ts'
import type { Context } from '#server/kit/context.ts'
import { fail } from '#server/kit/errors.ts'
import { lockArtist } from './pro-artists.queries.ts'

const role: RoleName = 'pro-artist'

/** Gives an artist the account they will sign in with, and the lowest level. Answers the user's id. */
export async function openAccount({ db, now }: Context, artistId: number): Promise<number> {
  const { first_name, last_name, email, language_name, user_id } = await lockArtist(db, artistId)
  if (user_id) return user_id

  const user = await db
    .insertInto('users')
    .values({ first_name, last_name, email, language_name, password_hash: null, created_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return fail('artist_has_account')

  await db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((eb) => eb.selectFrom('roles').select([eb.val(user.id).as('user_id'), 'id']).where('name', '=', role))
    .execute()
  await db
    .updateTable('pro_artists')
    .set((eb) => ({ user_id: user.id, level_id: eb.selectFrom('levels').select('id').orderBy('position').limit(1) }))
    .where('id', '=', artistId)
    .execute()
  return user.id
}
