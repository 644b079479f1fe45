import { mayManage } from '#kit/contract/reach.ts'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { readUser } from '#kit/server/session/session.ts'
import { createUser, issuePasswordToken, type NewUser } from '#people/session/server/session.queries.ts'

/** How long a new account's link to choose a password works. */
export const accountLinkDays = 7

/** Makes the account that an artist will sign in with, and finds the lowest level: what changes in the artist's row. */
export async function openAccount(
  { db, now }: Context,
  artist: NewUser,
): Promise<{ user_id: number; level_id: number }> {
  const userId = (await createUser(db, artist, 'pro-artist', now)) ?? fail('artist_has_account')
  const lowest = await db.selectFrom('levels').select('id').orderBy('position').limit(1).executeTakeFirstOrThrow()
  return { user_id: userId, level_id: lowest.id }
}

/** Links that were sent to a former email stop working; a user without a password gets a new one. */
export async function inviteAgain(
  { db, now }: Context,
  { user_id }: { user_id: number | null },
  changes: FieldChange[],
): Promise<string | null> {
  if (!user_id || !changes.some(({ field }) => field === 'email')) return null
  await db.deleteFrom('password_tokens').where('user_id', '=', user_id).execute()
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return password_hash === null ? issuePasswordToken(db, user_id, accountLinkDays * 24 * 60, now) : null
}

/** The office reaches no account, by way of its artist, that has rights which the office lacks. Everybody reaches their own. */
export async function requireReach({ db, user }: Context, { user_id }: { user_id: number | null }): Promise<void> {
  if (!user_id || user_id === user.id) return
  if (!mayManage(user, await readUser(db, user_id))) fail('account_out_of_reach')
}

/** What an artist's row and the account have in common. */
export function isOfAccount({ field }: FieldChange): boolean {
  return ['first_name', 'last_name', 'email', 'language_name'].includes(field)
}
