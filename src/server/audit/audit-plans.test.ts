import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '#contract/audit/audit.ts'
import type { Input } from '#contract/kit/endpoint.ts'
import { bulkFill } from '#demo/bulk-fill.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, rowsTaken } from '#testing/plans.ts'

/* How the database finds a page of the log when there are very many lines: by its indexes, and never by reading them all. */

type Query = Input<typeof audit.list>

let portal: FilledAcademy['portal']
let office: FilledAcademy['office']

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

async function insertMany({ db }: Academy) {
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
    }),
  )
}
