import type { RoleName } from '#kit/contract/permissions.ts'
import type { RoleHolder } from '#kit/contract/rights.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { liveSince } from '#kit/server/session/session.ts'
import type { OwnSession } from '#people/account/contract/account.ts'
import { deviceOf } from './device.ts'

/** Everybody sees their own. Every look at sessions starts here. */
function visibleSessions({ db, user, now }: Context) {
  const [activeSince, begun] = liveSince(now)
  return db
    .selectFrom('sessions')
    .where('user_id', '=', user.id)
    .where('last_seen_at', '>', activeSince)
    .where('created_at', '>', begun)
}

/** The session of the request comes first, then those that were used last. */
export async function sessionsOf(ctx: Context): Promise<OwnSession[]> {
  const rows = await visibleSessions(ctx)
    .select(['id', 'id_hash', 'user_agent', 'ip', 'last_seen_at', 'created_at'])
    .orderBy((eb) => eb('id_hash', '<>', ctx.session?.idHash ?? Buffer.alloc(0)))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, id_hash, user_agent, ip, last_seen_at, created_at }) => ({
    ...{ id, ...deviceOf(user_agent), address: ip, last_seen_at, signed_in_at: created_at },
    is_this: ctx.session?.idHash.equals(id_hash) ?? false,
  }))
}

export function visibleSession(ctx: Context, id: number) {
  return visibleSessions(ctx).select('id_hash').where('id', '=', id).executeTakeFirst()
}

/** Each role with all its rights, in the form of a user who has it, for checks of rights. */
export async function heldBy(db: Db, names: readonly RoleName[]): Promise<NonNullable<RoleHolder>> {
  if (names.length === 0) return { roles: [] }
  const held = await db
    .selectFrom('roles')
    .leftJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .select(['roles.name', 'permission'])
    .where('roles.name', 'in', names)
    .execute()
  const roles = names.map((name) => ({
    name,
    permissions: held.flatMap((row) => (row.name === name && row.permission ? [{ name: row.permission }] : [])),
  }))
  return { roles }
}
