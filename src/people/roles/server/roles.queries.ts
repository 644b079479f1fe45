import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { rightGroups } from '#people/roles/contract/right-groups.ts'
import type { Role } from '#people/roles/contract/roles.ts'

/** What a role lists, but for rights that the portal does not know any more. */
const held = sql<Role['permissions']>`(
  select coalesce(json_agg(permission order by permission), '[]') from role_permissions
  where role_id = roles.id and permission = any(${Object.values(rightGroups).flat()}::text[])
)`

export function everyRole(db: Db): Promise<Role[]> {
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'revision', held.as('permissions')])
    .orderBy('id')
    .execute()
}

export function roleById(db: Db, id: number): Promise<Role | undefined> {
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'revision', held.as('permissions')])
    .where('id', '=', id)
    .executeTakeFirst()
}
