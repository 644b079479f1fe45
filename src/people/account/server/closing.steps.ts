import type { RoleName } from '#kit/contract/permissions.ts'
import { fail } from '#kit/server/http/errors.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { forgetRevisions } from '#kit/server/revisions/revisions.ts'
import { endSessionsOf } from '#kit/server/session/session.ts'
import { forgetDevices } from '#people/session/server/known-devices.steps.ts'
import { forgetPasswordTokens } from '#people/session/server/password-tokens.steps.ts'
import { emptyUser, takeRoles } from '#people/session/server/user-rows.steps.ts'
import { isOwedByVouchers } from './past.queries.ts'

/**
 * Nobody signs in here any more, or, where one role ends, not by way of that. Who has no other part in the portal is forgotten:
 * the row stays without a name and an email, for the audit log and vouchers speak of it.
 */
export async function closeAccount(db: Db, userId: number, ended?: RoleName): Promise<void> {
  // Who gives them a voucher meanwhile comes before, and is found here, or after, and finds nobody.
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await endSessionsOf(db, userId)
  await takeRoles(db, userId, ended)
  const others = await db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute()
  if (others.length > 0) return
  // A name and an email are needed to pay somebody back.
  if (await isOwedByVouchers(db, userId)) fail('account_owed')
  await forgetPasswordTokens(db, userId)
  await forgetDevices(db, userId)
  for (const close of part('closings')) await close(db, userId)
  await forgetRevisions(db, 'users', userId)
  await emptyUser(db, userId)
}
