import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { students } from '#people/students/contract/students.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'

/* How the database finds a page of the students, and of what they bought, when there are very many: by its indexes. */

let filled: FilledAcademy

beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  return filled.close
}, 120_000)

type Students = Input<typeof students.list>
type Sales = Input<typeof studentPackages.list>

describe('students by', () => {
  const columns = [
    ...[undefined, 'name', 'user_id', 'first_name', 'last_name', 'email', 'phone', 'country_id'],
    ...['language_name', 'status', 'created_at'],
  ] as Students['sortBy'][]
  const filters: Students[] = [
    {},
    { status: 'ACTIVE' },
    { status: 'BLOCKED' },
    { countryId: 1 },
    { language: 'en-US' },
    { hasEntries: 1 },
    { hasEntries: 0 },
    { status: 'BLOCKED', language: 'pl', hasEntries: 1 },
  ]
  test.each(columns)('%s, with each filter, both ways', async (sortBy) => {
    expect(await slowPages(filled, students.list, { filters, sortBy, table: 'students', ...counted })).toEqual([])
  })
})

describe('sold packages by', () => {
  /** Those that the screen is sorted by. */
  const columns = [
    ...[undefined, 'student', 'name', 'price', 'payment_status', 'status', 'sold_at', 'expires_at', 'unclaimed_since'],
  ] as Sales['sortBy'][]
  const filters: Sales[] = [
    {},
    { status: 'PENDING' },
    { status: 'ACTIVE' },
    { status: 'EXPIRED' },
    { payment: 'UNPAID' },
    { payment: 'PAID' },
    { unclaimed: 1 },
    { unclaimed: 0 },
    { cancelled: 0 },
    { cancelled: 1 },
    { studentId: 500 },
    { status: 'ACTIVE', payment: 'UNPAID' },
  ]
  test.each(columns)('%s, with each filter, both ways', async (sortBy) => {
    expect(await slowPages(filled, studentPackages.list, { filters, sortBy, ...ofSales })).toEqual([])
  })

  test('the latest, of one package or of some days', async () => {
    const some: Sales[] = [{ packageId: 1 }, { soldFrom: '2026-01-01', soldTo: '2026-01-31' }]
    expect(await slowPages(filled, studentPackages.list, { filters: some, ...ofSales })).toEqual([])
  })
})

const count = 100_000
/** Rows that a page with its quick count may take: what three filters at once leave is some way down. */
const counted = { most: 10_000, mayScan: true }
const ofSales = { table: 'student_packages', ...counted }

/** As many students, who bought one package each; nothing of them has to do with anything else. */
async function insertMany({ db }: Academy) {
  const chance = (column: string, which: number, outOf: number) =>
    sql.raw(`(hashint4(${column} + ${which * 1_000_003}) & 2147483647) % ${outOf}`)
  const n = (which: number, outOf: number) => chance('n', which, outOf)
  const sold = (which: number, outOf: number) => chance('students.id', which, outOf)
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['users', 'students', 'student_packages'], ['students', 'student_packages'], async () => {
      await sql`
        insert into users (first_name, last_name, email, language_name, is_blocked, created_at)
        select (array['Anna', 'Ewa', 'Zofia', 'Łucja', 'Żaneta'])[1 + ${n(1, 5)}], 'Kowal' || ${n(2, 100_000)},
          'many-' || n || '@example.com', case when ${n(3, 10)} = 0 then 'en-US' else 'pl' end, ${n(4, 25)} = 0,
          timestamptz '2026-01-01' - n * interval '1 minute'
        from generate_series(1, ${count}::int) n
      `.execute(tx)
      await sql`
        insert into students (user_id, first_name, last_name, email, phone, country_id, language_name, status, created_at)
        select id, first_name, last_name, email, '+486' || 10000000 + ${chance('id', 5, 10_000_000)},
          1 + ${chance('id', 6, 40)}, language_name, case when is_blocked then 'BLOCKED' else 'ACTIVE' end, created_at
        from users where email like 'many-%'
      `.execute(tx)
      await sql`
        insert into student_packages (student_id, package_id, price_amount, price_currency, payment_status, entries_total,
          entries_used, activates_at, expires_at, status, sold_at, name, validity_days, student_name)
        select students.id, packages.id, 10000 + ${sold(7, 700)} * 100, 'PLN',
          case when luck between 31 and 35 and ${sold(13, 2)} = 0 then 'REFUNDED' when ${sold(8, 10)} = 0 then 'UNPAID' else 'PAID' end, 3,
          case when luck < 30 then 3 else ${sold(9, 3)} end, sold_at, sold_at + interval '2 years',
          case when luck < 30 then 'USED_UP' when luck = 30 then 'PENDING' when luck = 31 then 'CANCELLED'
            when luck < 60 then 'EXPIRED' else 'ACTIVE' end,
          sold_at, packages.name, packages.validity_days, last_name || ' ' || first_name
        from students
        cross join lateral (select ${sold(10, 100)} as luck,
          timestamptz '2026-11-01' - ${sold(11, 700_000)} * interval '1 minute' as sold_at) sale
        join packages on packages.id = 1 + ${sold(12, 4)}
        where email like 'many-%'
      `.execute(tx)
    }),
  )
  await vacuum(db, 'students', 'student_packages')
}
