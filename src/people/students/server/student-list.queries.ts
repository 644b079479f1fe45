import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import { fullNameIn, inPolishOrder } from '#kit/server/postgres/full-name.ts'
import type { OwnPackage, Participation, StudentDetails, StudentQuery } from '#people/students/contract/students.ts'

declare module '#kit/server/http/registered-parts.ts' {
  interface Parts {
    /** The packages of the students in a query. */
    packagesOfStudents: {
      /** Whether some of them are usable now. */
      areUsable(asking: Reader<'now'>): RawBuilder<SqlBool>
      /** In those that are usable now. */
      entriesLeft(asking: Reader<'now'>): RawBuilder<number>
      /** The latest first. */
      all(asking: Reader<'now'>): RawBuilder<OwnPackage[]>
    }
  }
}

/** Every student for users who may view them, and nobody for others. Every read and write of the office starts here. */
export function visibleStudents({ db, user }: Reader) {
  return (
    db
      .selectFrom('students')
      // An erased student, or one merged into another, remains in seats and sales, and in no list of people.
      .where('students.merged_into', 'is', null)
      .where(sql<boolean>`not is_forgotten(students.user_id, students.email)`)
      .$if(!hasPermission(user, 'can-view-students'), (query) => query.where(sql<boolean>`false`))
  )
}

const lastName = inPolishOrder('students.last_name')
const firstName = inPolishOrder('students.first_name')

/** What the office's list of students shows, and how it is filtered and sorted. */
export function studentList(ctx: Reader<'now'>, { status, countryId, language, hasEntries }: StudentQuery) {
  const hasUsable = part('packagesOfStudents').areUsable(ctx)
  return {
    table: 'students' as const,
    matching: visibleStudents(ctx)
      .$if(!!status, (some) => some.where('students.status', '=', status as never))
      .$if(!!countryId, (some) => some.where('students.country_id', '=', countryId as number))
      .$if(!!language, (some) => some.where('students.language_name', '=', language as never))
      .$if(hasEntries === 1, (some) => some.where(hasUsable))
      .$if(hasEntries === 0, (some) => some.where(({ not }) => not(hasUsable))),
    rows: (students: Students) => studentRows(students, ctx),
    search: sql.ref<string>('students.search'),
    sort: {
      name: [lastName, firstName],
      first_name: [firstName],
      last_name: [lastName, firstName],
      email: [sql`lower(students.email)`],
    },
  }
}

export const trainingsCount = sql<number>`(
  select count(*)::int from participants where student_id = students.id and participants.status <> 'CANCELLED'
)`

type Students = ReturnType<typeof visibleStudents>

function studentRows(students: Students, ctx: Reader<'now'>) {
  return students
    .innerJoin('users', 'users.id', 'students.user_id')
    .select([
      'students.id',
      'students.user_id',
      'students.first_name',
      'students.last_name',
      'students.email',
      'students.phone',
      'students.country_id',
      'students.language_name',
      'students.status',
      'students.created_at',
      part('packagesOfStudents').entriesLeft(ctx).as('entries_left'),
      trainingsCount.as('trainings_count'),
      'users.revision',
    ])
}

const trainings = sql<Participation[]>`(
  select coalesce(json_agg(json_build_object(
    'id', participants.id, 'training_id', trainings.id, 'title', trainings.title,
    'artist', coalesce(${fullNameIn('pro_artists')}, former_artist),
    'starts_at', trainings.starts_at, 'time_zone', time_zone, 'status', participants.status, 'outcome', outcome
  ) order by trainings.starts_at desc nulls first, participants.id desc), '[]')
  from participants
  join trainings on trainings.id = participants.training_id
  left join pro_artists on pro_artists.id = trainings.pro_artist_id
  where participants.student_id = students.id
)`

export function studentDetails(asking: Reader<'now'>, id: number): Promise<StudentDetails | undefined> {
  return studentRows(visibleStudents(asking), asking)
    .select([
      'students.internal_note',
      sql<number>`(select id from conversations where student_id = students.id and type = 'GENERAL')`.as(
        'conversation_id',
      ),
      part('packagesOfStudents').all(asking).as('packages'),
      trainings.as('trainings'),
    ])
    .where('students.id', '=', id)
    .executeTakeFirst()
}
