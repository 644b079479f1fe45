import type { Permission } from '#kit/contract/permissions.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** The ids of all users with a permission who are not blocked. */
export async function holdersOf(db: Db, permission: Permission): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('users.id')
    .distinct()
    .where('is_blocked', '=', false)
    .where((eb) =>
      eb.or([
        eb('roles.name', '=', 'super-admin'),
        eb.exists(
          eb
            .selectFrom('role_permissions')
            .select('permission')
            .whereRef('role_permissions.role_id', '=', 'roles.id')
            .where('permission', '=', permission),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
