import { type NotNull, type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn, inPolishOrder } from '#kit/server/postgres/full-name.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { unlessErased } from '#people/students/server/students.queries.ts'
import { readNumber } from '#teaching/certificates/contract/certificate-number.ts'
import type { Certificate, CertificateQuery } from '#teaching/certificates/contract/certificates.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    certificates: {
      language: Language
      technique: ProArtistRow['techniques'][number]
      state: 'VALID' | 'REPLACED' | 'REVOKED'
    }
  }
}

/**
 * What certificates of participants would contain today: from the training in its own language, with times in the zone
 * of its place.
 */
export function toPrint(db: Db) {
  const title = sql<string>`trainings.title ->> case trainings.language when 'pl' then 'pl' else 'en-US' end`
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
    .innerJoin(heldSessions, (join) => join.onTrue())
    .select([
      'participants.id as participant_id',
      'participants.training_id',
      'participants.student_id',
      sql<Language>`case trainings.language when 'pl' then 'pl' else 'en-US' end`.as('language'),
      fullNameIn('students').as('holder'),
      title.as('title'),
      sql<string>`coalesce(${fullNameIn('pro_artists')}, former_artist, '')`.as('artist'),
      'trainings.technique',
      sql<string | null>`nullif(concat_ws(', ', nullif(venue ->> 'name', ''), nullif(venue ->> 'city', '')), '')`.as(
        'place',
      ),
      'held.first_day',
      'held.last_day',
      'held.minutes',
    ])
}

// A session that lasts over midnight is of the day on which it began.
const heldSessions = sql<{ first_day: string; last_day: string; minutes: number }>`lateral (
  select
    (min(starts_at) at time zone trainings.time_zone)::date as first_day,
    (max(starts_at) at time zone trainings.time_zone)::date as last_day,
    (extract(epoch from sum(ends_at - starts_at)) / 60)::integer as minutes
  from training_sessions where training_id = trainings.id
)`.as<'held'>('held')

/**
 * Every certificate for a user who may view them, and none for others. Every read and write of the office starts here.
 */
export function visibleCertificates({ db, user }: Reader) {
  return db
    .selectFrom('certificates')
    .$if(!hasPermission(user, 'can-view-certificates'), (some) => some.where(sql<boolean>`false`))
}

/** The reader's own as a student. */
export function ownCertificates({ db, user }: Reader) {
  return withReplacement(db.selectFrom('certificates')).where(({ exists, selectFrom }) =>
    exists(
      selectFrom('students')
        .select('students.id')
        .whereRef('students.id', '=', 'certificates.student_id')
        .where('students.user_id', '=', user.id),
    ),
  )
}

/** Those which the portal issued: only they have a file and a credential. */
export function ofPortal(certificates: ReturnType<typeof withReplacement>) {
  return certificates
    .where('certificates.brought_in_at', 'is', null)
    .$narrowType<{ technique: NotNull; minutes: NotNull }>()
}

export type Printable = Awaited<ReturnType<ReturnType<typeof ofPortal>['executeTakeFirstOrThrow']>>

/** With the one that was issued instead, and the last after that. */
export function withReplacement(certificates: ReturnType<typeof visibleCertificates>) {
  return certificates
    .leftJoin('certificates as newer', 'newer.replaces_id', 'certificates.id')
    .selectAll('certificates')
    .select(['newer.number as replaced_by', latest.as('latest')])
}

const latest = sql<{ number: string; revoked_at: string | null } | null>`(
  with recursive later as (
    select first.id, first.number, first.revoked_at from certificates first where first.replaces_id = certificates.id
    union all
    select next.id, next.number, next.revoked_at from certificates next join later on next.replaces_id = later.id
  )
  select json_build_object('number', number, 'revoked_at', revoked_at) from later order by id desc limit 1
)`

/** What the office's list of certificates shows, and how it is filtered and sorted. */
export function certificateList(ctx: Reader, query: CertificateQuery) {
  const { state, technique, trainingId, studentId, issuedFrom, issuedTo } = query
  const named = (column: string) => [inPolishOrder(`certificates.${column}`)]
  const plain = (column: string) => [sql.ref(`certificates.${column}`)]
  return {
    table: 'certificates' as const,
    matching: visibleCertificates(ctx)
      .$if(!!state, (some) => some.where('state', '=', state as never))
      .$if(!!technique, (some) => some.where('technique', '=', technique as never))
      .$if(!!trainingId, (some) => some.where('training_id', '=', trainingId as number))
      .$if(!!studentId, (some) => some.where('student_id', '=', studentId as number))
      .$if(!!issuedFrom, (some) => some.where('issued_at', '>=', midnight(issuedFrom as string)))
      .$if(!!issuedTo, (some) => some.where('issued_at', '<', midnight(issuedTo as string, 1))),
    rows: (some: ReturnType<typeof visibleCertificates>) => some.select(rowColumns),
    search: sql.ref<string>('certificates.search'),
    sort: {
      number: plain('number'),
      holder: named('holder'),
      title: named('title'),
      artist: named('artist'),
      last_day: plain('last_day'),
      issued_at: plain('issued_at'),
      state: plain('state'),
    },
  }
}

/** Found by its number, however it is typed: one of before the portal without regard to spaces and capitals. */
export function hasNumber(typed: string) {
  const key = (number: RawBuilder<string>) => sql`upper(regexp_replace(${number}, '\\s', '', 'g'))`
  return sql<SqlBool>`${key(sql.ref('certificates.number'))} = ${key(sql`${readNumber(typed) ?? typed}`)}`
}

const rowColumns = ['id', 'number', 'language', 'holder', 'title', 'artist', 'last_day', 'issued_at', 'state'] as const

export function certificateDetails(asking: Reader, id: number): Promise<Certificate | undefined> {
  const other = (which: string) => sql<{ id: number; number: string } | null>`(
    select json_build_object('id', others.id, 'number', others.number) from certificates others where ${sql.raw(which)}
  )`
  return visibleCertificates(asking)
    .select([
      ...rowColumns,
      ...(['language', 'technique', 'place', 'first_day', 'minutes', 'training_id'] as const),
      ...(['revoked_at', 'revocation_reason', 'replaced_at', 'brought_in_at', 'former_outcome'] as const),
      sql<number | null>`(select ${unlessErased('id')} from students where students.id = certificates.student_id)`.as(
        'student_id',
      ),
      other('others.replaces_id = certificates.id').as('replacement'),
      other('others.id = certificates.replaces_id').as('corrects'),
    ])
    .where('certificates.id', '=', id)
    .executeTakeFirst()
}
