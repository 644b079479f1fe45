import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { isIn } from '#kit/server/lists/list.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { pictureOrNull, visibleArtists } from '#network/artists/server/artists.queries.ts'
import { mergingRight } from '#office/duplicates/contract/duplicates.flow.ts'
import type { DuplicatePair, DuplicateQuery, PairedPerson } from '#office/duplicates/contract/duplicates.ts'
import type { PairReason } from '#office/duplicates/contract/pair-reasons.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    duplicate_pairs: { reasons: PairReason[] }
  }
}

/** Pairs of people who are both visible. Every read and write of the office starts here. */
export function visiblePairs({ db, user }: Reader) {
  const artistAt = (side: 'left_id' | 'right_id') =>
    visibleArtists(db, user)
      .select('pro_artists.id')
      .where('pro_artists.id', '=', sql.ref<number>(`duplicate_pairs.${side}`))
  return (
    db
      .selectFrom('duplicate_pairs')
      .$if(!hasPermission(user, mergingRight), (some) => some.where(sql<SqlBool>`false`))
      .$if(!hasPermission(user, 'can-view-students'), (some) => some.where('kind', '<>', 'STUDENTS'))
      // Somebody who was merged into another is in no other pair any more.
      .where(({ eb, exists, not, or }) => or([eb('state', '=', 'MERGED'), not(exists(mergedIn(db)))]))
      .where(({ and, eb, exists, or }) =>
        or([eb('kind', '=', 'STUDENTS'), and([exists(artistAt('left_id')), exists(artistAt('right_id'))])]),
      )
  )
}
type Pairs = ReturnType<typeof visiblePairs>

function mergedIn(db: Reader['db']) {
  const artists = db
    .selectFrom('pro_artists')
    .select('pro_artists.id')
    .where('merged_into', 'is not', null)
    .where(sql<SqlBool>`pro_artists.id in (left_artist_id, right_artist_id)`)
  return db
    .selectFrom('students')
    .select('students.id')
    .where('merged_into', 'is not', null)
    .where(sql<SqlBool>`students.id in (left_student_id, right_student_id)`)
    .unionAll(artists)
}

/** What the queue shows, and how it is filtered and sorted. */
export function pairList(ctx: Reader, { kind, state, strength, artist_id }: DuplicateQuery) {
  return {
    table: 'duplicate_pairs' as const,
    matching: visiblePairs(ctx)
      .$if(!!kind, (some) => some.where('kind', '=', kind as DuplicatePair['kind']))
      .$if(!!artist_id, (some) => some.where(sql<SqlBool>`${artist_id} in (left_artist_id, right_artist_id)`))
      .$if(!!state, (some) => some.where('state', '=', state as DuplicatePair['state']))
      .$if(!!strength, (some) => some.where('strength', '=', strength as DuplicatePair['strength'])),
    rows: pairRows,
    search: isAbout,
    sort: { strength: [sql`(100 - score)`] },
  }
}

export function visiblePair(ctx: Reader, id: number): Promise<DuplicatePair | undefined> {
  return pairRows(visiblePairs(ctx)).where('duplicate_pairs.id', '=', id).executeTakeFirst()
}

function pairRows(some: Pairs) {
  return some.select([
    'duplicate_pairs.id',
    'kind',
    personOf('left_id').as('left'),
    personOf('right_id').as('right'),
    'score',
    'strength',
    'reasons',
    'state',
    sql<DuplicatePair['decision']>`case when decided_at is not null then json_build_object(
      'by', (select ${fullNameIn()} from users where users.id = decided_by), 'at', decided_at
    ) end`.as('decision'),
    'found_at',
  ])
}

function personOf(side: 'left_id' | 'right_id') {
  return sql<PairedPerson>`case kind
    when 'STUDENTS' then (
      select json_build_object(
        ${shared}, 'city', null, 'tax_id', null, 'avatar_url', null, 'created_at', created_at
      ) from students where students.id = ${sql.ref(side)}
    )
    else (
      select json_build_object(
        ${shared}, 'city', city, 'tax_id', tax_id, 'avatar_url', ${pictureOrNull}, 'created_at', applied_at
      ) from pro_artists where pro_artists.id = ${sql.ref(side)}
    )
  end`
}

const shared = sql`'id', id, 'first_name', first_name, 'last_name', last_name, 'email', email, 'phone', phone`

/** Either of the two has the word in their name, address, or number. */
function isAbout(word: string): RawBuilder<SqlBool> {
  const found = (table: 'students' | 'pro_artists') =>
    sql`(select id from ${sql.table(table)} found where ${isIn(sql.ref<string>('found.search'), word)})`
  const [students, artists] = [found('students'), found('pro_artists')]
  return sql`(
    left_student_id in ${students} or right_student_id in ${students}
    or left_artist_id in ${artists} or right_artist_id in ${artists}
  )`
}
