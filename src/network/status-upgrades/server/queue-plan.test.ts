import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds the open requests among many artists and many more requests that were decided long ago. */

const artists = 100_000

let portal: FilledAcademy['portal']
let office: FilledAcademy['office']

beforeAll(async () => {
  const filled = await filledAcademy(insertMany)
  ;({ portal, office } = filled)
  return filled.close
}, 120_000)

test.each([undefined, 'name', 'to_level', 'requested_at'] as const)('by %s', async (sortBy) => {
  for (const descending of [0, 1] as const)
    expect(await readWhole({ sortBy, descending, itemsPerPage: 25 }), `descending: ${descending}`).toEqual([])
})

test.each(['anna', 'nowak17', 'lodz kowal'])('search for %s', async (filter) => {
  expect(await readWhole({ filter, itemsPerPage: 25 })).toEqual([])
})

/** The tables that a page of the queue reads from end to end. */
async function readWhole(query: Input<typeof statusUpgrades.list>): Promise<string[]> {
  const plan = await portal.planOf(() => office.send(statusUpgrades.list, query))
  return wholeReads(plan, ['pro_artists', 'status_upgrade_requests'])
}

/** Artists of the network, each with a request of long ago, and one in two hundred with an open one. */
async function insertMany({ db }: Academy) {
  const tables = ['users', 'pro_artists', 'conversations', 'status_upgrade_requests']
  await db.transaction().execute((tx) => bulkFill(tx, tables, [], () => insertRows(tx)))
  await vacuum(db, 'pro_artists', 'status_upgrade_requests')
}

async function insertRows(db: Db) {
  await sql`
    insert into users (first_name, last_name, email, language_name)
    select 'Anna', 'Nowak', 'many-' || n || '@example.com', 'pl' from generate_series(1, ${artists}::int) n
  `.execute(db)
  await sql`
    insert into pro_artists (
      user_id, first_name, last_name, email, phone, country_id, city, techniques, years_of_experience, motivation,
      language_name, invitation_status, level_id, applied_at, status_changed_at
    )
    select
      id, (array['Anna', 'Ewa', 'Zofia'])[1 + n % 3], (array['Kowal', 'Nowak', 'Łoś'])[1 + n * 11 % 3] || n, email,
      '+486' || lpad(n::text, 8, '0'), 1, (array['Łódź', 'Kraków'])[1 + n % 2], '{LIPS}', 3, 'x', 'pl', 3, 1, now(), now()
    from generate_series(1, ${artists}::int) n join users on email = 'many-' || n || '@example.com'
  `.execute(db)
  await sql`
    insert into status_upgrade_requests (
      pro_artist_id, from_level_id, to_level_id, message, evidence, status, requested_at, decided_at
    )
    select id, 1, 2, 'x', '[]'::jsonb, 'REJECTED', now() - interval '1 year', now() from pro_artists where email like 'many-%'
    union all
    select id, 1, 2, 'x', '[]'::jsonb, 'PENDING', now() - id * interval '1 minute', null
    from pro_artists where email like 'many-%' and id % 200 = 0
  `.execute(db)
}
