import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { moneyOf } from '#kit/server/postgres/money.ts'
import type { OwnPackage, Participation, StudentDetails, StudentQuery } from '#people/students/contract/students.ts'
import { lastDay, openPause, usablePackages } from '#trade/student-packages/server/student-packages.queries.ts'

/** Every student for users who may view them, and nobody for others. Every read and write of the office starts here. */
export function visibleStudents({ db, user }: Reader) {
  return (
    db
      .selectFrom('students')
      // An erased student remains in seats and sales, and in no list of people.
      .where(sql<boolean>`not is_forgotten(students.user_id, students.email)`)
      .$if(!hasPermission(user, 'can-view-students'), (query) => query.where(sql<boolean>`false`))
  )
}

const lastName = sql`students.last_name collate "pl-x-icu"`
const firstName = sql`students.first_name collate "pl-x-icu"`

/** What the office's list of students shows, and how it is filtered and sorted. */
export function studentList(ctx: Reader<'now'>, { status, countryId, language, hasEntries }: StudentQuery) {
  const open = usablePackages(ctx.db, learner, ctx.now).select('student_packages.id')
  return {
    matching: visibleStudents(ctx)
      .$if(!!status, (some) => some.where('students.status', '=', status as never))
      .$if(!!countryId, (some) => some.where('students.country_id', '=', countryId as number))
      .$if(!!language, (some) => some.where('students.language_name', '=', language as never))
      .$if(hasEntries === 1, (some) => some.where(({ exists }) => exists(open)))
      .$if(hasEntries === 0, (some) => some.where(({ not, exists }) => not(exists(open)))),
    rows: (students: Students) => studentRows(students, ctx),
    search: sql.ref<string>('students.search'),
    sort: {
      name: [lastName, firstName],
      user_id: [sql.ref('students.user_id')],
      first_name: [firstName],
      last_name: [lastName, firstName],
      email: [sql`lower(students.email)`],
      phone: [sql.ref('students.phone')],
      country_id: [sql.ref('students.country_id')],
      language_name: [sql.ref('students.language_name')],
      status: [sql.ref('students.status')],
      created_at: [sql.ref('students.created_at')],
    },
    id: sql.ref<number>('students.id'),
  }
}

/** Of packages that are usable now. */
export function entriesLeft({ db, now }: Pick<Context, 'db' | 'now'>) {
  const left = sql<number>`coalesce(sum(entries_total - entries_used), 0)::int`
  return sql<number>`${usablePackages(db, learner, now).select(left.as('left'))}`
}

const learner = sql.ref<number>('students.id')

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
      entriesLeft(ctx).as('entries_left'),
      trainingsCount.as('trainings_count'),
      'users.revision',
    ])
}

const packagesOf = (now: Date) => sql<OwnPackage[]>`(
  select coalesce(json_agg(json_build_object(
    'id', student_packages.id, 'name', student_packages.name, 'price', ${moneyOf('student_packages.price')},
    'payment_status', payment_status, 'status', student_packages.status,
    'entries_used', entries_used, 'entries_total', entries_total,
    'seller', case when pro_artists.id is not null then
      json_build_object('id', pro_artists.id, 'name', pro_artists.first_name || ' ' || pro_artists.last_name) end,
    'sold_at', sold_at, 'last_day', ${lastDay}, 'pause', ${openPause(now)}
  ) order by sold_at desc, student_packages.id desc), '[]')
  from student_packages
  left join pro_artists on pro_artists.id = student_packages.pro_artist_id
  where student_packages.student_id = students.id
)`

const trainings = sql<Participation[]>`(
  select coalesce(json_agg(json_build_object(
    'id', participants.id, 'training_id', trainings.id, 'title', trainings.title,
    'artist', coalesce(pro_artists.first_name || ' ' || pro_artists.last_name, former_artist),
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
      packagesOf(asking.now).as('packages'),
      trainings.as('trainings'),
    ])
    .where('students.id', '=', id)
    .executeTakeFirst()
}
