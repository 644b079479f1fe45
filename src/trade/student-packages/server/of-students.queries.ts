import { type SqlBool, sql } from 'kysely'
import type { Parts } from '#kit/server/http/registered-parts.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { moneyOf } from '#kit/server/postgres/money.ts'
import type { OwnPackage } from '#people/students/contract/students.ts'
import { knownSaleDay, lastDay, openPause, usablePackages } from './student-packages.queries.ts'

const student = sql.ref<number>('students.id')
const left = sql<number>`coalesce(sum(entries_total - entries_used), 0)::int`

export const packagesOfStudents: Parts['packagesOfStudents'] = {
  areUsable: ({ db, now }) => sql<SqlBool>`exists (${usablePackages(db, student, now).select('student_packages.id')})`,
  entriesLeft: ({ db, now }) => sql<number>`${usablePackages(db, student, now).select(left.as('left'))}`,
  all: ({ now }) => sql<OwnPackage[]>`(
  select coalesce(json_agg(json_build_object(
    'id', student_packages.id, 'name', student_packages.name, 'price', ${moneyOf('student_packages.price')},
    'payment_status', payment_status, 'status', student_packages.status,
    'entries_used', entries_used, 'entries_total', entries_total,
    'seller', case when pro_artists.id is not null then
      json_build_object('id', pro_artists.id, 'name', ${fullNameIn('pro_artists')}) end,
    'sold_at', ${knownSaleDay}, 'last_day', ${lastDay}, 'pause', ${openPause(now)}
  ) order by sold_at desc, student_packages.id desc), '[]')
  from student_packages
  left join pro_artists on pro_artists.id = student_packages.pro_artist_id
  where student_packages.student_id = students.id
)`,
}
