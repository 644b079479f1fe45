import { type SelectQueryBuilder, sql } from 'kysely'
import { officeRoles } from '#kit/contract/permissions.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { liveSince } from '#kit/server/session/session.ts'
import { hasPast } from '#people/account/server/past.queries.ts'
import type { Account, AccountDetails } from '#people/users/contract/users.ts'

export type Users = SelectQueryBuilder<Tables, 'users', object>

/** Every account for users who may view them, and none for others; an account without a role was removed. */
export function visibleUsers({ db, user }: Reader): Users {
  return db
    .selectFrom('users')
    .where('users.main_role_id', 'is not', null)
    .$if(!hasPermission(user, 'can-view-admin-system-users'), (all) => all.where(sql<boolean>`false`))
}

export function accountRows(users: Users) {
  return users
    .innerJoin('roles', 'roles.id', 'users.main_role_id')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.language_name',
      'roles.name as role',
      sql<Account['roles']>`(
        select json_agg(held.name order by held.id)
        from user_roles join roles held on held.id = user_roles.role_id where user_roles.user_id = users.id
      )`.as('roles'),
      'users.status',
      'users.created_at',
      'users.signed_in_at',
      'users.second_factor',
      sql<boolean>`users.second_factor = 'NONE' and roles.name in (${sql.join(officeRoles)})
        and exists (select from settings where two_factor_required_from is not null)`.as('owes_second_factor'),
      sql<Account['pro_artist']>`case when pro_artists.id is not null then
        json_build_object('id', pro_artists.id, 'is_enabled', pro_artists.activation_status = 1) end`.as('pro_artist'),
      sql<Account['student']>`case when ${hasPast} then json_build_object('id', students.id) end`.as('student'),
      'users.revision',
    ])
}

export function accountDetails(ctx: Reader & Pick<Context, 'now'>, id: number): Promise<AccountDetails | undefined> {
  const [activeSince, begun] = liveSince(ctx.now)
  const account = accountRows(visibleUsers(ctx))
    .select('users.email_proven_at')
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((open) => open.fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('last_seen_at', '>', activeSince)
        .where('sessions.created_at', '>', begun)
        .as('open_sessions'),
    )
    .where('users.id', '=', id)
  return account.executeTakeFirst() as Promise<AccountDetails | undefined>
}
