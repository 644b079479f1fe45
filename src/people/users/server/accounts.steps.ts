import type { RoleName } from '#kit/contract/permissions.ts'
import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { lockRow } from '#kit/server/revisions/revisions.ts'
import { accountLinkDays, requireGift, requireReach } from '#people/account/server/account.steps.ts'
import { issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { createUser, giveRole, type NewUser, takeRoles } from '#people/session/server/user-rows.steps.ts'
import { enterAccount } from '#people/students/server/students.steps.ts'
import { obstacleTo, type UserAct } from '#people/users/contract/users.flow.ts'
import type { Account } from '#people/users/contract/users.ts'
import { accountRows, visibleUsers } from './users.queries.ts'

/** Makes an account with one role and invites its owner by mail. Null where the email has an account already. */
export async function createAccount(ctx: Actor, draft: NewUser, role: RoleName): Promise<number | null> {
  const { db, now, record } = ctx
  const id = await createUser(db, draft, role, now)
  if (id === null) return null
  if (role === 'client') await enterAccount(db, id, draft, now)
  const token = await issuePasswordToken(db, id, accountLinkDays * 24 * 60, now)
  await record('user.created', id, { after: { ...draft, role }, token })
  return id
}

/** Locks an account for what is going to be done to it, and refuses what its state, or the reader's reach, does not allow. */
export async function lockAccount(ctx: Context, id: number, act: UserAct): Promise<Account> {
  await lockRow(ctx.db, 'users', id)
  const account = found(await accountRows(visibleUsers(ctx)).where('users.id', '=', id).executeTakeFirst())
  await requireReach(ctx, { user_id: id })
  const obstacle = obstacleTo(act, account, id === ctx.user.id)
  if (obstacle) fail(obstacle)
  return account
}

/** Gives an account one role in place of those that it had. */
export async function assignRole(ctx: Context, { id, roles }: Account, role: RoleName): Promise<void> {
  await requireGift(ctx, roles, role)
  await takeRoles(ctx.db, id)
  await giveRole(ctx.db, [id], role)
}
