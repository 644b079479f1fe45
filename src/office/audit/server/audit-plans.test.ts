import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { audit } from '#office/audit/contract/audit.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, rowsTaken } from '#testing/plans.ts'

/* How the database finds a page of the log when there are very many lines: by its indexes, and never by reading them all. */

type Query = Input<typeof audit.list>

let portal: FilledAcademy['portal']
let office: FilledAcademy['office']
let world: Academy

beforeAll(async () => {
  const filled = await filledAcademy(insertMany)
  ;({ portal, office } = filled)
  return filled.close
}, 120_000)

const day = '2026-03-01'
const queries: Query[] = [
  {},
  { sortBy: 'at' },
  { sortBy: 'id', descending: 1 },
  { userId: 2 },
  { userId: 2_000_000 },
  { event: 'benefit.updated' },
  { event: 'level.removed' },
  { kind: 'benefit' },
  { kind: 'benefit', recordId: 17 },
  { dayFrom: day, dayTo: day },
  { dayFrom: day, event: 'benefit.updated', userId: 2 },
  { filter: 'nobody-is-called-so' },
  { filter: 'nowak17' },
  { filter: 'nowak17 anna' },
]

test.each(queries)('%o', async (query) => {
  const plan = await portal.planOf(() => office.send(audit.list, { itemsPerPage: 25, total: 'later', ...query }))
  expect(rowsTaken(plan, 'audit_log')).toBeLessThan(5000)
})

test('what many did is met along the order', async () => {
  const plan = await portal.planOf(() => office.send(audit.list, { itemsPerPage: 25, total: 'later', filter: 'nowak' }))
  expect(rowsTaken(plan, 'audit_log')).toBeLessThan(5000)
})

const far: Query[] = [
  { descending: 1 },
  { descending: 0 },
  { kind: 'benefit', descending: 1 },
  { event: 'message.sent', descending: 0 },
]

test.each(far)('a page far away is found by how many lines each week has: %o', async (query) => {
  const { kind, event } = query
  const firstPage = { ...query, sortBy: 'at' as const, itemsPerPage: 25, total: 'later' as const }
  const count = (await office.send(audit.counts, query)).data.total
  for (const page of [2, Math.floor(count / 50), Math.ceil(count / 25), Math.ceil(count / 25) + 1]) {
    const plan = await portal.planOf(() => office.send(audit.list, { ...firstPage, page }))
    const read = plan.filter((step) => step['Relation Name'] === 'audit_log')
    const lines = read.reduce((sum, step) => sum + step['Actual Rows'] * step['Actual Loops'], 0)
    // A week has 5040.
    expect(lines, `page ${page}`).toBeLessThan(11_000)
    const { data } = await office.send(audit.list, { ...firstPage, page })
    const direction = sql.raw(query.descending ? 'desc' : 'asc')
    const { rows } = await sql<{ id: number }>`
      select id from audit_log where ${kind ? sql`kind = ${kind}` : sql`true`} and ${event ? sql`event = ${event}` : sql`true`}
      order by at ${direction}, id ${direction} limit 25 offset ${(page - 1) * 25}
    `.execute(world.db)
    expect(data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  }
})

test('a line of a week that was counted is counted, too, and a week is counted once', async () => {
  const counted = async () => {
    const { rows } = await sql<{ lines: number; counted: number }>`
      select (select count(*) from audit_log where at < before) as lines, (select sum(lines) from audit_log_weeks) as counted
      from audit_log_counted
    `.execute(world.db)
    return rows[0]
  }
  await sql`
    insert into audit_log (event, subject_id, details, at) values ('benefit.created', 1, '{}', '2026-01-07'), ('role.edited', 1, '{}', '2019-01-07')
  `.execute(world.db)
  await sql`select count_audit_log(now())`.execute(world.db)
  const { lines, counted: shown } = (await counted()) ?? {}
  expect(shown).toBe(lines)
})

async function insertMany(academy: Academy) {
  world = academy
  const { db } = academy
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['users', 'audit_log'], ['audit_log'], async () => {
      await sql`
        insert into users (first_name, last_name, email, is_blocked)
        select 'Anna', 'Nowak' || n, 'many-' || n || '@example.com', true from generate_series(1, 5000) n
      `.execute(tx)
      await sql`
        insert into audit_log (event, subject_id, user_id, details, ip, at)
        select
          (array['benefit.created', 'benefit.updated', 'user.signedIn', 'message.sent'])[1 + n % 4], 1 + n % 5000,
          case when n % 3 = 0 then 2 else (select max(id) from users) - n % 5000 end,
          '{}', '203.0.113.7', timestamptz '2026-06-01' - n * interval '2 minutes'
        from generate_series(1, 100000) n
      `.execute(tx)
      await sql`delete from audit_log_weeks`.execute(tx)
      await sql`update audit_log_counted set before = '-infinity'`.execute(tx)
    }),
  )
  await sql`select count_audit_log(now())`.execute(db)
}
