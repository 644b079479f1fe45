import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { wordsOf } from '#kit/contract/list.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { isIn } from '#kit/server/lists/list.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { visibleArtists } from '#network/artists/server/artists.queries.ts'
import { visibleConversations } from '#network/conversations/server/conversations.queries.ts'
import type { PartKind, RecordKind } from '#office/reasons/contract/reasons.ts'
import { visibleStudents } from '#people/students/server/student-list.queries.ts'
import { visibleUsers } from '#people/users/server/users.queries.ts'
import { visibleReports } from '#reputation/abuse-reports/server/abuse-reports.queries.ts'
import { visibleWorks } from '#reputation/portfolio/server/portfolio.queries.ts'
import { artistOf, authorOf, visibleReviews } from '#reputation/reviews/server/reviews.queries.ts'
import { leaderOf, visibleTrainings } from '#teaching/trainings/server/trainings.queries.ts'
import { visibleVouchers } from '#trade/issued-vouchers/server/issued-vouchers.queries.ts'
import { visibleSoldPackages } from '#trade/student-packages/server/student-packages.queries.ts'

type Named = { id: number; name: string; note: string | null }
type Wanted = {
  id?: number | null
  filter?: string | null /** For a part of another record: that one. */
  within?: number | null
}

const shown = 20

/** Records of a kind by what they are called, among those that the reader sees; of parts, those of one record. */
export async function recordsOf(
  ctx: Reader<'language'>,
  kind: RecordKind | PartKind,
  { id, filter = null, within = null }: Wanted,
): Promise<Named[]> {
  const { table, name, note, search, isPart } = sources(ctx)[kind]
  const words = wordsOf(filter).map((word) => isIn(search, word))
  const one = id ? [sql<SqlBool>`id = ${id}`] : []
  const inside = isPart ? [sql<SqlBool>`within_id = ${within}`] : []
  const { rows } = await sql<Named>`
    select id, ${name} as name, ${note} as note from ${table} record
    where ${sql.join([sql`true`, ...one, ...inside, ...words], sql` and `)}
    order by ${name}, id limit ${shown}
  `.execute(ctx.db)
  return rows
}

type Source = {
  table: RawBuilder<unknown>
  name: RawBuilder<string>
  note: RawBuilder<unknown>
  search: RawBuilder<string>
  /** Its rows have `within_id`. */
  isPart?: boolean
}

function sources({ db, user, language }: Reader<'language'>): Record<RecordKind | PartKind, Source> {
  const person = { name: fullNameIn(), note: sql`email`, search: sql<string>`search` }
  const called = sql<string>`name ->> ${language}`
  const numbered = { name: called, note: sql`null`, search: sql<string>`fold(${called})` }
  const titled = { name: sql<string>`title ->> ${language}`, search: sql<string>`search` }
  const said = { ...titled, name: sql<string>`author || ', ' || (title ->> ${language})`, note: sql`artist` }
  return {
    user: { ...person, table: sql`(${visibleUsers({ db, user }).selectAll('users')})` },
    proArtist: { ...person, table: sql`(${visibleArtists(db, user).selectAll('pro_artists')})` },
    student: { ...person, table: sql`(${visibleStudents({ db, user }).selectAll('students')})` },
    package: { ...numbered, table: sql`packages` },
    studentPackage: {
      ...numbered,
      note: sql`student`,
      search: sql`search || ' ' || fold(student_name)`,
      table: sql`(
        select sold.*, ${fullNameIn()} as student
        from (${visibleSoldPackages({ db, user }).selectAll('student_packages')}) sold
        join students on students.id = student_id
      )`,
    },
    conversation: {
      ...person,
      table: sql`(
        select conversations.id, pro_artists.first_name, pro_artists.last_name, pro_artists.email, pro_artists.search
        from (${visibleConversations(db, user).selectAll('conversations')}) conversations
        join pro_artists on pro_artists.id = pro_artist_id
        union all
        select conversations.id, students.first_name, students.last_name, students.email, students.search
        from (${visibleConversations(db, user).selectAll('conversations')}) conversations
        join students on students.id = student_id
      )`,
    },
    benefit: { ...numbered, table: sql`benefits` },
    responsibility: { ...numbered, table: sql`responsibilities` },
    additionalResponsibility: {
      ...numbered,
      note: sql`who`,
      table: sql`(
        select additional_responsibilities.*, ${fullNameIn('pro_artists')} as who
        from additional_responsibilities join pro_artists on pro_artists.id = pro_artist_id
      )`,
    },
    level: { ...numbered, table: sql`levels` },
    training: {
      ...titled,
      note: sql`artist`,
      table: sql`(${visibleTrainings({ db, user }).selectAll('trainings').select(leaderOf.as('artist'))})`,
    },
    review: {
      ...said,
      table: sql`(${visibleReviews({ db, user })
        .selectAll('reviews')
        .select([authorOf.as('author'), artistOf.as('artist')])})`,
    },
    abuseReport: {
      ...said,
      note: sql`null`,
      table: sql`(
        select abuse_reports.id, ${authorOf} as author, title, search
        from (${visibleReports({ db, user }).selectAll('abuse_reports')}) abuse_reports
        join reviews on reviews.id = review_id
      )`,
    },
    voucher: {
      // The end of a code is enough: a reader of this page may not use it.
      name: sql`holder || ' …' || right(code, 4)`,
      note: sql`null`,
      search: sql`fold(holder_name || ' ' || right(code, 4))`,
      table: sql`(
        select held.*, trim(${fullNameIn()}) as holder
        from (${visibleVouchers({ db, user }).selectAll('vouchers')}) held join users on users.id = holder_id
      )`,
    },
    portfolioItem: {
      ...titled,
      note: sql`(select ${fullNameIn()} from pro_artists where pro_artists.id = pro_artist_id)`,
      table: sql`(${visibleWorks({ db, user }).selectAll('portfolio_items')})`,
    },
    role: { name: sql`name`, note: sql`null`, search: sql`name`, table: sql`roles` },
    participant: {
      ...person,
      isPart: true,
      table: sql`(
        select participants.id, training_id as within_id, first_name, last_name, email, search
        from participants join students on students.id = student_id
      )`,
    },
    waitingStudent: {
      ...person,
      isPart: true,
      table: sql`(
        select waiting_students.id, training_id as within_id, first_name, last_name, email, search
        from waiting_students join students on students.id = student_id
      )`,
    },
    session: {
      name: sql`to_char(starts_at at time zone time_zone, 'YYYY-MM-DD HH24:MI')`,
      note: sql`null`,
      search: sql`to_char(starts_at at time zone time_zone, 'YYYY-MM-DD HH24:MI')`,
      isPart: true,
      table: sql`(
        select training_sessions.id, training_id as within_id, training_sessions.starts_at, time_zone
        from training_sessions join trainings on trainings.id = training_id
      )`,
    },
    conversationOfArtist: conversationOf(sql`pro_artist_id`),
    conversationOfStudent: conversationOf(sql`student_id`),
    attachment: fileOf(sql`
      select message_attachments.id, conversation_id as within_id, file_id
      from message_attachments join messages on messages.id = message_id
    `),
    evidence: fileOf(sql`select id, additional_responsibility_id as within_id, file_id from responsibility_evidence`),
    document: fileOf(sql`select id, pro_artist_id as within_id, file_id from pro_artist_documents`),
    portfolioImage: {
      name: sql`alt ->> ${language}`,
      note: sql`null`,
      search: sql`fold(alt ->> ${language})`,
      isPart: true,
      table: sql`(select id, portfolio_item_id as within_id, alt from portfolio_images)`,
    },
  }
}

function conversationOf(owner: RawBuilder<unknown>): Source {
  return {
    name: sql`type`,
    note: sql`null`,
    search: sql`fold(type)`,
    isPart: true,
    table: sql`(select id, ${owner} as within_id, type from conversations)`,
  }
}

function fileOf(rows: RawBuilder<unknown>): Source {
  return {
    name: sql`original_name`,
    note: sql`null`,
    search: sql`fold(original_name)`,
    isPart: true,
    table: sql`(
      select rows.id, within_id, original_name from (${rows}) rows join files on files.id = file_id
    )`,
  }
}
