import { mayGive, mayManage } from '#kit/contract/managing.ts'
import type { RoleName } from '#kit/contract/permissions.ts'
import { type FieldChange, hasNewEmail } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { revise } from '#kit/server/revisions/revisions.ts'
import { endSessionsOf, readUser } from '#kit/server/session/session.ts'
import { forgetPasswordTokens, issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { requireNoErasure } from '#people/session/server/pending-erasure.steps.ts'
import { createUser, type NewUser, setUserBlocked } from '#people/session/server/user-rows.steps.ts'
import { heldBy } from './account.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.blocked': object
    'user.unblocked': object
  }
}

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
  if (!user_id || !hasNewEmail(changes)) return null
  await forgetPasswordTokens(db, user_id)
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

/** Refuses to give, with a role, a right that the reader lacks and that the account did not have by its roles before. */
export async function requireGift({ db, user }: Context, before: readonly RoleName[], role: RoleName): Promise<void> {
  // The role is locked until the transaction ends: concurrent edits of it wait.
  await db.selectFrom('roles').select('id').where('name', '=', role).forShare().execute()
  if (!mayGive(user, await heldBy(db, before), await heldBy(db, [role]))) fail('right_not_yours')
}

const labels = { is_blocked: 'users.is_blocked' } as const

/** Blocks an account and ends its sessions, or opens it again. */
export async function setBlocked(
  ctx: Context,
  { id, revision, status }: { id: number; revision: number; status: string },
  ifRevision: number | undefined,
  is_blocked: boolean,
): Promise<void> {
  if (!is_blocked) await requireNoErasure(ctx.db, { user: id, artist: null })
  const before = { id, revision, is_blocked: status === 'BLOCKED' }
  await revise(ctx, 'users', before, { is_blocked }, { revision: ifRevision, labels })
  await setUserBlocked(ctx.db, id, is_blocked)
  if (is_blocked) await endSessionsOf(ctx.db, id)
  await ctx.record(is_blocked ? 'user.blocked' : 'user.unblocked', id, {})
}

/** What an artist's row and the account have in common. */
export function isOfAccount({ field }: FieldChange): boolean {
  return ['first_name', 'last_name', 'email', 'language_name'].includes(field)
}
