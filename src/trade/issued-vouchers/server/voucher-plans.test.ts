import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'

/* How the database finds a page of vouchers when there are very many: by its indexes. */

let filled: FilledAcademy

beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  return filled.close
}, 120_000)

type Query = Input<typeof issuedVouchers.list>

describe('vouchers by', () => {
  const columns = [
    undefined,
    'holder',
    'code',
    'value',
    'issued_at',
    'available_at',
    'valid_until',
  ] as Query['sortBy'][]
  const filters: Query[] = [
    {},
    { state: 'SCHEDULED' },
    { state: 'ACTIVE' },
    { state: 'PARTLY_USED' },
    { state: 'USED' },
    { state: 'EXPIRED' },
    { state: 'BLOCKED' },
    { state: 'REFUNDED' },
    { kind: 'PERCENT' },
    { source: 'BENEFIT' },
    { payment: 'PAID' },
    { payment: 'REFUNDED' },
    { unclaimed: 1 },
    { takenBack: 1 },
    { studentId: 500 },
    { state: 'ACTIVE', payment: 'PAID' },
    { filter: 'kowal12' },
  ]
  test.each(columns)('%s, with each filter, both ways', async (sortBy) => {
    expect(await slowPages(filled, issuedVouchers.list, { filters, sortBy, table: 'vouchers', ...counted })).toEqual([])
  })

  test('how long they have waited for the office, both ways', async () => {
    const pages = { filters: [{ unclaimed: 1 }], sortBy: 'unclaimed_since', table: 'vouchers', ...counted }
    expect(await slowPages(filled, issuedVouchers.list, pages)).toEqual([])
  })

  test('the latest, of some days', async () => {
    const filters: Query[] = [{ issuedFrom: '2026-01-01', issuedTo: '2026-01-31' }]
    const pages = { filters, table: 'vouchers', ...counted }
    expect(await slowPages(filled, issuedVouchers.list, pages)).toEqual([])
  })
})

const count = 100_000
/** Rows that a page with its quick count may take: what two filters at once leave is some way down. */
const counted = { most: 10_000, mayScan: true }

/** Ten vouchers of each of many students; nothing of them has to do with anything else. */
async function insertMany({ db }: Academy) {
  const chance = (which: number, outOf: number) =>
    sql.raw(`(hashint4(n + ${which * 1_000_003}) & 2147483647) % ${outOf}`)
  await sql`
    with made as (
      insert into users (first_name, last_name, email, language_name, created_at)
      select 'Anna', 'Kowal' || n, 'many-' || n || '@example.com', 'pl', now() from generate_series(1, ${count / 10}::int) n
      returning id, first_name, last_name, email, language_name, created_at
    )
    insert into students (user_id, first_name, last_name, email, language_name, created_at)
    select id, first_name, last_name, email, language_name, created_at from made
  `.execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`alter table vouchers disable trigger user`.execute(tx)
    await sql`
      insert into vouchers (code, kind, value, currency, holder_id, holder_name, source, issued_at, available_at,
        valid_until, max_usages, uses_left, payment_status, price_amount, price_currency, blocked_at, taken_back_at)
      select 'MANY' || lpad(upper(to_hex(n)), 8, '0'), kind, case kind when 'AMOUNT' then 1000 + ${chance(1, 500)} * 100
          else 5 + ${chance(2, 40)} end, case kind when 'AMOUNT' then 'PLN' end, holders.user_id, holders.name,
        (array['ADMIN', 'ADMIN', 'ADMIN', 'REVIEW', 'REVIEW', 'BENEFIT'])[1 + ${chance(3, 6)}], issued_at,
        issued_at + interval '14 days', issued_at + interval '14 days' + (90 + ${chance(4, 300)}) * interval '1 day', 3,
        (array[0, 1, 2, 3, 3, 3])[1 + ${chance(5, 6)}], paid, case when paid <> 'FREE' then 10000 end,
        case when paid <> 'FREE' then 'PLN' end, case when ${chance(6, 50)} = 0 then now() end,
        case when ${chance(7, 100)} = 0 then now() end
      from generate_series(1, ${count}::int) n
      cross join lateral (
        select case when ${chance(8, 2)} = 0 then 'PERCENT' else 'AMOUNT' end as kind,
          case ${chance(9, 20)} when 0 then 'PAID' when 1 then 'REFUNDED' else 'FREE' end as paid,
          now() - ${chance(10, 500_000)} * interval '1 minute' as issued_at
      ) its
      join (
        select user_id, last_name || ' ' || first_name as name, row_number() over (order by id) as place
        from students where email like 'many-%'
      ) holders on place = 1 + ${chance(11, count / 10)}
    `.execute(tx)
    await sql`alter table vouchers enable trigger user`.execute(tx)
  })
  await vacuum(db, 'vouchers', 'students', 'users')
}
