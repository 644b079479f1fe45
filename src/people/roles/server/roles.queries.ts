import { sql } from 'kysely'
import type { Right } from '#kit/contract/texts/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Role } from '#people/roles/contract/roles.ts'

/** The roles, each with those of these rights that it lists: the table may still have one that no feature has any more. */
export function listedRoles(db: Db, rights: readonly Right[]) {
  const held = sql<Role['permissions']>`(
    select coalesce(json_agg(permission order by permission), '[]') from role_permissions
    where role_id = roles.id and permission = any(${rights}::text[])
  )`
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'revision', held.as('permissions')])
    .orderBy('id')
}
