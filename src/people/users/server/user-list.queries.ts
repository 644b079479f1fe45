import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Parsed } from '#kit/contract/endpoint.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { directionOf, foundIn, type Slice } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { users } from '#people/users/contract/users.ts'
import { accountRows, type Users, visibleUsers } from './users.queries.ts'

export const lastName = sql`users.last_name collate "pl-x-icu"`
export const firstName = sql`users.first_name collate "pl-x-icu"`

const orders = {
  name: [lastName, firstName],
  first_name: [firstName],
  last_name: [lastName, firstName],
  email: [sql`lower(users.email)`],
  language_name: [sql.ref('users.language_name')],
  role: [sql.ref('users.main_role_id')],
  status: [sql.ref('users.status')],
  created_at: [sql.ref('users.created_at')],
  signed_in_at: [sql.ref('users.signed_in_at')],
  second_factor: [sql.ref('users.second_factor')],
}

type UserQuery = Parsed<typeof users.list>

/** So many from the beginning of an order are looked through, before all who have the words are gathered. */
const lookedAt = 5000

/** The input of `readList` for the accounts of a query. */
export function userList(ctx: Reader, query: UserQuery) {
  const matching = narrowed(ctx.db, visibleUsers(ctx), query)
  return {
    table: 'users' as const,
    matching,
    rows: accountRows,
    page: (slice: Slice) =>
      query.filter ? pageOfFound(ctx, query, matching, slice) : pageInOrder(ctx, query, matching, slice),
    search,
    sort: orders,
  }
}

const search = sql.ref<string>('users.search')

function narrowed(db: Db, users: Users, { role, status, language, second_factor }: UserQuery): Users {
  const idOfRole = db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', role as never)
  return users
    .$if(!!role, (some) => some.where('users.main_role_id', '=', idOfRole))
    .$if(!!status, (some) => some.where('users.status', '=', status as never))
    .$if(!!language, (some) => some.where('users.language_name', '=', language as never))
    .$if(!!second_factor, (some) => some.where('users.second_factor', '=', second_factor as never))
}

/** A page as ids, which the index of each order has with all that the list is narrowed by (0074); only the rows that are shown are read. */
function pageInOrder(ctx: Reader, query: UserQuery, matching: Users, { limit, offset }: Slice) {
  const ids = keysOf(query)
    .reduce((some, key) => some.orderBy(key, directionOf(query)), matching.select('users.id'))
    .limit(limit)
    .offset(offset)
  return {
    before: sql``,
    rows: visibleUsers(ctx).where(sql<SqlBool>`users.id = any(array(${ids}))`),
    total: (counted: RawBuilder<number | null>) => counted,
  }
}

/** The keys of an order; the id breaks ties. */
function keysOf({ sortBy }: UserQuery): RawBuilder<unknown>[] {
  return [...(sortBy === 'id' ? [] : orders[sortBy ?? 'name']), sql.ref('users.id')]
}

/**
 * Where many have the words, some are met soon along the order; where few do, gathering and sorting them is quick. Which of the two it
 * is, the database cannot know: people called Nowak are few at the beginning of the alphabet. So it looks along the order first, and
 * gathers where that was not enough.
 */
function pageOfFound(ctx: Reader, query: UserQuery, matching: Users, { limit, offset }: Slice) {
  const most = limit + offset
  const direction = directionOf(query)
  const id = sql.ref<number>('users.id')
  const keys = query.sortBy === 'id' ? [] : orders[query.sortBy ?? 'name']
  const columns = ['users.id' as const, ...keys.map((key, index) => key.as(`key_${index}`))]
  const along = [...keys, id].reduce((all, key) => all.orderBy(key, direction), visibleUsers(ctx))
  const first = ctx.db.selectFrom(
    along
      .selectAll('users')
      .limit(lookedAt + most)
      .as('users'),
  ) as unknown as Users
  const found = (users: Users) => foundIn(query, { matching: users, search }).select(columns)
  const met = sql`(select count(*) from near)`
  const by = sql.join(
    [...keys.map((_, index) => sql.ref(`key_${index}`)), sql.ref('id')].map((key) => sql`${key} ${sql.raw(direction)}`),
  )
  return {
    before: sql`with
      near as materialized (select * from (${found(narrowed(ctx.db, first, query))}) near order by ${by} limit ${most}),
      gathered as materialized (${found(matching)})`,
    rows: visibleUsers(ctx).where(
      sql<SqlBool>`users.id = any(array(
        select id from (
          select * from near where ${met} >= ${most} union all select * from gathered where ${met} < ${most}
        ) shown order by ${by} limit ${limit} offset ${offset}
      ))`,
    ),
    total: (counted: RawBuilder<number | null>) => counted,
  }
}
