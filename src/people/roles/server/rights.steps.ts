import type { RoleName } from '#kit/contract/permissions.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import type { Rights } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** The rights in the database: grants each new right to its default holders. */

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    roles: { name: RoleName }
  }
}

/** Grants each new right to its default holders. Rights that the table already has stay as the owner set them. */
export async function syncPermissions(db: Db, rights: Rights): Promise<void> {
  const added = await db
    .insertInto('permissions')
    .values(Object.keys(rights).map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute()
  const roles = await db.selectFrom('roles').selectAll().execute()
  const grants = added.flatMap(({ name: permission }) =>
    roles
      .filter(({ name }) => rights[permission as Right]?.holders.some((role) => role === name))
      .map(({ id }) => ({ role_id: id, permission })),
  )
  if (grants.length > 0) await db.insertInto('role_permissions').values(grants).execute()
}
