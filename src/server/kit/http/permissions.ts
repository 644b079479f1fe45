import type { RoleName } from '#contract/kit/permissions.ts'
import type { Right } from '#contract/texts.ts'
import type { Db, Generated } from '#server/kit/postgres/database.ts'
import type { Rights } from './feature.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    roles: { id: Generated<number>; name: RoleName; revision: Generated<number> }
    permissions: { name: string }
    role_permissions: { role_id: number; permission: string }
    user_roles: { user_id: number; role_id: number }
  }
}

/** Gives each right that the table has not seen yet to its default holders; what the owner edited since stays. */
export async function syncPermissions(db: Db, rights: Rights): Promise<void> {
  const fresh = await db
    .insertInto('permissions')
    .values(Object.keys(rights).map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute()
  const roles = await db.selectFrom('roles').selectAll().execute()
  const grants = fresh.flatMap(({ name: permission }) =>
    roles
      .filter(({ name }) => rights[permission as Right]?.some((role) => role === name))
      .map(({ id }) => ({ role_id: id, permission })),
  )
  if (grants.length > 0) await db.insertInto('role_permissions').values(grants).execute()
}
