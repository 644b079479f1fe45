import { defaultRights, permissions, roleNames } from '#contract/kit/permissions.ts'
import type { Db, Generated } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    roles: { id: Generated<number>; name: string }
    permissions: { name: string }
    role_permissions: { role_id: number; permission: string }
    user_roles: { user_id: number; role_id: number }
  }
}

/** Gives each right that the table has not seen yet to its default holders; what the owner edited since stays. */
export async function syncPermissions(db: Db): Promise<void> {
  const fresh = await db
    .insertInto('permissions')
    .values(Object.values(permissions).map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute()
  const names = new Set(fresh.map((row) => row.name))
  const roles = await db.selectFrom('roles').selectAll().execute()
  const grants = roleNames.flatMap((role) =>
    defaultRights[role]
      .filter((permission) => names.has(permission))
      .map((permission) => ({ role_id: roles.find((row) => row.name === role)?.id as number, permission })),
  )
  if (grants.length > 0) await db.insertInto('role_permissions').values(grants).execute()
}
