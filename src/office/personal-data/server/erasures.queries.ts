import { type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import type { Erased, Erasure } from '#office/personal-data/contract/erasures.ts'
import type { Person } from './person.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    erasures: { receipt: Erased }
  }
}

/** All erasures for users who may erase people, and none for others. Every read and write of the office starts here. */
export function visibleErasures({ db, user }: Reader) {
  return db
    .selectFrom('erasures')
    .$if(!hasPermission(user, 'can-erase-people'), (some) => some.where(sql<SqlBool>`false`))
}

/** As the office reads them: an erased person has no name any more. */
export function erasureRows(erasures: ReturnType<typeof visibleErasures>) {
  const name = (table: 'users' | 'pro_artists', id: 'erasures.user_id' | 'erasures.artist_id' | 'requested_by') =>
    sql`(select ${nameOrNullIn()} from ${sql.table(table)} named where named.id = ${sql.ref(id)})`
  return erasures
    .select(['erasures.id', 'cause', 'requested_at', 'due_at', 'held_since', 'done_at', 'receipt'])
    .select([
      sql<Erasure['requested_by']>`case when cause in ('OFFICE', 'GUEST') then ${name('users', 'requested_by')} end`.as(
        'requested_by',
      ),
      sql<Erasure['name']>`case when done_at is null then
        coalesce(${name('users', 'erasures.user_id')}, ${name('pro_artists', 'erasures.artist_id')}) end`.as('name'),
    ])
}

/** What was requested for somebody and is not done yet. */
export function pendingErasures(db: Db, { user, artist }: Pick<Person, 'user' | 'artist'>) {
  return db
    .selectFrom('erasures')
    .where('done_at', 'is', null)
    .where(({ eb, or }) => or([eb('erasures.user_id', '=', user ?? 0), eb('artist_id', '=', artist ?? 0)]))
}
