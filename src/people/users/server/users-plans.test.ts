import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { users } from '#people/users/contract/users.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, slowPages, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds a page of the accounts when there are very many: by its indexes, and never by reading them all. */

type Query = Input<typeof users.list>

let filled: FilledAcademy

beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  return filled.close
}, 120_000)

const columns = [
  undefined,
  'name',
  'first_name',
  'last_name',
  'email',
  'language_name',
  'role',
  'status',
  'created_at',
  'signed_in_at',
  'second_factor',
] as const
const filters: Query[] = [
  {},
  { role: 'client' },
  { role: 'administrator' },
  { status: 'ACTIVE' },
  { status: 'BLOCKED' },
  { status: 'INVITED' },
  { language: 'en-US' },
  { second_factor: 'NONE' },
  { role: 'client', status: 'BLOCKED', language: 'pl' },
]

test.each(columns)('by %s, with each filter, both ways', async (sortBy) => {
  expect(await slowPages(filled, users.list, { filters, sortBy, table: 'users' })).toEqual([])
})

test('who has a role', async () => {
  const { portal, office } = filled
  const plan = await portal.planOf(() => office.send(users.byRole, { role: 'client', itemsPerPage: 25 }))
  expect(wholeReads(plan, ['users'])).toEqual([])
})

async function insertMany({ db }: Academy) {
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['users', 'user_roles'], ['user_roles'], async () => {
      await sql`
        insert into users (first_name, last_name, email, password_hash, language_name, is_blocked, created_at, signed_in_at, main_role_id)
        select (array['Anna', 'Ewa', 'Zofia', 'Łucja', 'Żaneta'])[1 + n * 7 % 5], (array['Kowal', 'Nowak', 'Łoś'])[1 + n * 11 % 3] || n,
          'many-' || n || '@example.com', case when n % 20 > 0 then 'x' end, case when n % 10 = 0 then 'en-US' else 'pl' end, n % 25 = 1,
          timestamptz '2026-01-01' - n * interval '1 minute', case when n % 3 > 0 then timestamptz '2026-02-01' - n * interval '1 minute' end,
          case when n % 1000 = 0 then 2 when n % 3 = 0 then 3 else 4 end
        from generate_series(1, 100000) n
      `.execute(tx)
      await sql`insert into user_roles (user_id, role_id) select id, main_role_id from users where email like 'many-%'`.execute(
        tx,
      )
    }),
  )
  await vacuum(db, 'users')
}
