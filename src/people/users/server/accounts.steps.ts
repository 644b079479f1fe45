import type { RoleName } from '#kit/contract/permissions.ts'
import { mayGive } from '#kit/contract/reach.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { requireNoErasure } from '#people/session/server/pending-erasure.steps.ts'
import { obstacleTo, type UserAct } from '#people/users/contract/users.acts.ts'
import type { Account } from '#people/users/contract/users.ts'
import { accountRows, heldBy, visibleUsers } from './users.queries.ts'

/** Locks an account for what is going to be done to it, and refuses what its state, or the reader's reach, does not allow. */
export async function lockAccount(ctx: Context, id: number, act: UserAct): Promise<Account> {
  await lockRow(ctx.db, 'users', id)
  const account = found(await accountRows(visibleUsers(ctx)).where('users.id', '=', id).executeTakeFirst())
  await requireReach(ctx, { user_id: id })
  const obstacle = obstacleTo(act, account, id === ctx.user.id)
  if (obstacle) fail(obstacle)
  return account
}

/** Refuses to give, with a role, a right that the reader lacks and that the account did not have by its roles before. */
export async function requireGift({ db, user }: Context, before: readonly RoleName[], role: RoleName): Promise<void> {
  // The role is locked until the transaction ends: concurrent edits of it wait.
  await db.selectFrom('roles').select('id').where('name', '=', role).forShare().execute()
  if (!mayGive(user, await heldBy(db, before), await heldBy(db, [role]))) fail('right_not_yours')
}

/** Gives an account one role in place of those that it had. */
export async function assignRole(ctx: Context, { id, roles }: Account, role: RoleName): Promise<void> {
  await requireGift(ctx, roles, role)
  await ctx.db.deleteFrom('user_roles').where('user_id', '=', id).execute()
  await ctx.db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('roles')
        .select([eb.val(id).as('user_id'), 'id'])
        .where('name', '=', role),
    )
    .execute()
}

const labels = { is_blocked: 'users.is_blocked' } as const

export async function setBlocked(
  ctx: Context,
  { id, revision, status }: Pick<Account, 'id' | 'revision'> & { status: string },
  seen: number | undefined,
  is_blocked: boolean,
): Promise<void> {
  if (!is_blocked) await requireNoErasure(ctx.db, { user: id, artist: null })
  const before = { id, revision, is_blocked: status === 'BLOCKED' }
  await revise(ctx, 'users', before, { is_blocked }, { revision: seen, labels })
  await ctx.db.updateTable('users').set({ is_blocked }).where('id', '=', id).execute()
  const standing = is_blocked ? 'BLOCKED' : 'ACTIVE'
  await ctx.db.updateTable('students').set({ status: standing }).where('user_id', '=', id).execute()
}
