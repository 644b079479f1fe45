import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { wordsOf } from '#kit/contract/list.ts'
import type { Context } from '#kit/server/http/context.ts'
import { directionOf, isIn, quickCountLimit, type Slice } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn, nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import type { AuditQuery } from '#office/audit/contract/audit.ts'
import { isByWeek, pageByWeeks } from './audit-weeks.queries.ts'
import type { Described } from './described.ts'
import { recordName } from './record-names.queries.ts'

type AuditFilter = Pick<AuditQuery, 'userId' | 'event' | 'kind' | 'recordId' | 'dayFrom' | 'dayTo'>

type Reader = Pick<Context, 'language' | 't'>

/** As its index has it. */
const named = sql<string>`fold(${fullNameIn()} || ' ' || email)`

/** Every record of the log is visible to its readers, so these start from the bare table. */
export function auditLines(db: Db, { userId, event, kind, recordId, dayFrom, dayTo }: AuditFilter = {}) {
  return db
    .selectFrom('audit_log')
    .$if(!!userId, (lines) => lines.where('audit_log.user_id', '=', userId as number))
    .$if(!!event, (lines) => lines.where('audit_log.event', '=', event as string))
    .$if(!!kind, (lines) => lines.where('audit_log.kind', '=', kind as string))
    .$if(!!recordId, (lines) => lines.where('audit_log.subject_id', '=', recordId as number))
    .$if(!!dayFrom, (lines) => lines.where('audit_log.at', '>=', midnight(dayFrom as string)))
    .$if(!!dayTo, (lines) => lines.where('audit_log.at', '<', midnight(dayTo as string, 1)))
}

type Lines = ReturnType<typeof auditLines>

/** The columns of a line, with the names that people and records have now. */
export function auditRows(described: Described, reader: Reader) {
  return (lines: Lines) =>
    lines.select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.event',
      'audit_log.ip',
      sql<{ id: number; name: string | null } | null>`(
        select json_build_object('id', users.id, 'name', ${nameOrNullIn()}) from users where users.id = audit_log.user_id
      )`.as('by'),
      sql<{ id: number; name: string | null } | null>`case when audit_log.token_id is not null then json_build_object(
        'id', audit_log.token_id, 'name', (select name from tokens where tokens.id = audit_log.token_id)
      ) end`.as('token'),
      sql<{ kind: string; id: number | null; name: string | null }>`json_build_object(
        'kind', audit_log.kind, 'id', nullif(audit_log.subject_id, 0), 'name', ${nameOfRecord(described, reader)}
      )`.as('record'),
      sql<{ id: number; name: string | null } | null>`case when audit_log.artist_id is not null then json_build_object(
        'id', audit_log.artist_id, 'name', ${artistName}
      ) end`.as('artist'),
    ])
}

const artistName = sql<
  string | null
>`(select ${nameOrNullIn()} from pro_artists where pro_artists.id = audit_log.artist_id)`

/** What the token of a line is called: null where there was none. */
export function nameOfToken({ t }: Pick<Reader, 't'>): RawBuilder<string | null> {
  return sql`case when audit_log.token_id is not null then
    coalesce((select name from tokens where tokens.id = audit_log.token_id), ${t('audit.token_deleted')}::text) end`
}

/** What the record of a line is called now. */
export function nameOfRecord({ records }: Described, reader: Reader): RawBuilder<string | null> {
  const ofLine = {
    kind: sql.ref('audit_log.kind'),
    id: sql.ref('audit_log.subject_id'),
    artist: sql.ref('audit_log.artist_id'),
  }
  return recordName(records, ofLine, reader)
}

/** A word is looked for in who did it and whom it is about. */
export function mentions(word: string): Expression<SqlBool> {
  const people = sql`array(select id from users where ${isIn(named, word)})`
  const artists = sql`array(select id from pro_artists where ${isIn(sql.ref('pro_artists.search'), word)})`
  return sql<SqlBool>`(
    audit_log.user_id = any(${people}) or audit_log.account_id = any(${people}) or audit_log.artist_id = any(${artists})
  )`
}

/** So many of the newest are looked through before all that somebody is mentioned in is gathered. */
const lookedAt = 500

/** A page as ids, which each order's index has; the rows are read, and named, of those alone that are shown. */
export function pageOf(db: Db, query: AuditQuery, slice: Slice) {
  const order = orderOf(query)
  if (wordsOf(query.filter).length > 0) return pageOfMentions(db, query, slice)
  const ids = isByWeek(query)
    ? pageByWeeks(query, slice)
    : sql`${auditLines(db, query).select('id').orderBy(order).limit(slice.limit).offset(slice.offset)}`
  return { before: sql``, rows: withIds(db, ids), total: (counted: Total) => counted }
}

type Total = RawBuilder<number | null>

/**
 * A page of what mentions somebody. Whom the log speaks of often is met soon along its order, and whom it hardly knows is gathered
 * soon by their indexes; which of the two it is, the database cannot know.
 */
function pageOfMentions(db: Db, query: AuditQuery, { limit, offset }: Slice) {
  const words = wordsOf(query.filter)
  const order = orderOf(query)
  const most = limit + offset
  const newest = auditLines(db, query)
    .select(['id', 'at', 'user_id', 'account_id', 'artist_id'])
    .orderBy(order)
    .limit(lookedAt + most)
  const along = sql.join(words.map(isMentioned), sql` and `)
  const gathered = words
    .reduce((lines, word) => lines.where(mentions(word)), auditLines(db, query))
    .select(['id', 'at'])
  const met = sql<number>`(select count(*) from near)`
  const enough = Math.max(most, quickCountLimit + 1)
  return {
    before: sql`with
      near as materialized (select id, at from (${newest}) audit_log where ${along} order by ${order} limit ${enough}),
      gathered as materialized (${gathered})`,
    rows: withIds(
      db,
      sql`select id from (
        select * from near where ${met} >= ${most} union all select * from gathered where ${met} < ${most}
      ) found order by ${order} limit ${limit} offset ${offset}`,
    ),
    total: (counted: Total): Total => sql`case
      when ${met} > ${quickCountLimit} then null
      when ${met} >= ${most} then ${counted}
      else (select count(*) from gathered)
    end`,
  }
}

function orderOf(query: AuditQuery) {
  const direction = sql.raw(directionOf(query))
  return query.sortBy === 'id' ? sql`id ${direction}` : sql`at ${direction}, id ${direction}`
}

function withIds(db: Db, ids: RawBuilder<unknown>) {
  return auditLines(db).where(sql<SqlBool>`audit_log.id = any(array(${ids}))`)
}

/** The same of one line, without gathering who is called so. */
function isMentioned(word: string): RawBuilder<SqlBool> {
  return sql`(
    exists (select from users where users.id = audit_log.user_id and ${isIn(named, word)})
    or exists (select from users where users.id = audit_log.account_id and ${isIn(named, word)})
    or exists (select from pro_artists where pro_artists.id = audit_log.artist_id and ${isIn(sql.ref('pro_artists.search'), word)})
  )`
}

/** The office's users, and the given one. */
export function auditPeople(db: Db, userId: number | null | undefined) {
  return db
    .selectFrom('users')
    .select(['users.id', nameOrNullIn().as('name')])
    .where((users) =>
      users.or([
        users('users.id', '=', userId ?? 0),
        users.exists(
          users
            .selectFrom('user_roles')
            .innerJoin('roles', 'roles.id', 'role_id')
            .select('user_roles.user_id')
            .whereRef('user_roles.user_id', '=', 'users.id')
            .where('roles.name', 'in', ['super-admin', 'administrator']),
        ),
      ]),
    )
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('users.id')
    .limit(500)
    .execute()
}
