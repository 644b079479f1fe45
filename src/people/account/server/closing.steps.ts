import type { RoleName } from '#kit/contract/permissions.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { endSessionsOf } from '#kit/server/session/session.ts'
import { removeFactors } from '#people/two-factor/server/factors.steps.ts'
import { isOwedByVouchers } from './past.queries.ts'

/**
 * Nobody signs in here any more, or, where one role ends, not by way of that. Who has no other part in the portal is forgotten:
 * the row stays without a name and an email, for the audit log and vouchers speak of it.
 */
export async function closeAccount(db: Db, userId: number, ended?: RoleName): Promise<void> {
  // Who gives them a voucher meanwhile comes before, and is found here, or after, and finds nobody.
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await endSessionsOf(db, userId)
  await db
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .$if(ended !== undefined, (roles) =>
      roles.where(
        'role_id',
        'in',
        db
          .selectFrom('roles')
          .select('id')
          .where('name', '=', ended as RoleName),
      ),
    )
    .execute()
  const others = await db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute()
  if (others.length > 0) return
  // A name and an email are needed to pay somebody back.
  if (await isOwedByVouchers(db, userId)) fail('account_owed')
  for (const table of [
    'password_tokens',
    'known_devices',
    'notifications',
    'removed_notifications',
    'saved_views',
  ] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await removeFactors(db, userId)
  await db.deleteFrom('revisions').where('entity', '=', 'users').where('row_id', '=', userId).execute()
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
