import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { responsibilities } from '#network/responsibilities/contract/responsibilities.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds a page of these lists when there are very many rows: by their indexes, and never by reading them all. */

const many = 100_000
const artists = 5000

let portal: FilledAcademy['portal']
let office: FilledAcademy['office']

beforeAll(async () => {
  const filled = await filledAcademy(insertMany)
  ;({ portal, office } = filled)
  return filled.close
}, 120_000)

describe('additional responsibilities', () => {
  const { list } = additionalResponsibilities
  const planned = (query: Input<typeof list>) => readWhole('additional_responsibilities', list, query)

  test.each(['status', 'name', 'artist', 'due_on', 'status_changed_at'] as const)('by %s', async (sortBy) => {
    for (const descending of [0, 1] as const) expect(await planned({ sortBy, descending })).toEqual([])
  })

  test.each([
    { status: 'SUBMITTED' },
    { overdue: 1 },
    { artistId: 70 },
    { filter: 'zadanie 4321' },
    { filter: 'nowak17' },
    { filter: 'nowak17 zadanie' },
    { status: 'TODO', overdue: 1, filter: 'nowak17', sortBy: 'name' },
  ] as const)('that match %o', async (query) => {
    expect(await planned(query)).toEqual([])
  })
})

describe('responsibilities of levels', () => {
  const planned = (query: Input<typeof responsibilities.list>) =>
    readWhole('responsibilities', responsibilities.list, query)

  test.each([undefined, 'position', 'name', 'updated_at'] as const)('by %s', async (sortBy) => {
    for (const descending of [0, 1] as const) expect(await planned({ sortBy, descending })).toEqual([])
  })

  test('that match words', async () => expect(await planned({ filter: 'zadanie 4321' })).toEqual([]))
})

describe('benefits', () => {
  const planned = (query: Input<typeof benefits.list>) => readWhole('benefits', benefits.list, query)

  test.each([undefined, 'position', 'name', 'category', 'valid_until', 'is_active', 'updated_at'] as const)(
    'by %s',
    async (sortBy) => {
      for (const descending of [0, 1] as const) expect(await planned({ sortBy, descending })).toEqual([])
    },
  )

  test.each([
    { category: 'SALES' },
    { validity: 'UPCOMING' },
    { validity: 'EXPIRED' },
    { filter: 'zadanie 4321' },
  ] as const)('that match %o', async (query) => {
    expect(await planned(query)).toEqual([])
  })
})

test.each([
  { table: 'responsibilities', list: responsibilities.list },
  { table: 'benefits', list: benefits.list },
] as const)(
  '$table of one level: a page follows its order; only the count reads all, for a record that names no level belongs to each',
  async ({ table, list }) => {
    const plan = await portal.planOf(() => office.send(list, { itemsPerPage: 25, levelId: 3 }))
    expect(wholeReads(plan, [table]).length).toBeLessThanOrEqual(1)
    const page = plan.find((step) => step['Node Type'] === 'Index Scan' && step['Relation Name'] === table)
    expect(page?.['Actual Rows']).toBeLessThan(200)
  },
)

/** The table, where a page of its list reads it from end to end. */
async function readWhole<E extends Endpoint>(table: string, list: E, query: Input<E>): Promise<string[]> {
  const plan = await portal.planOf(() => office.send(list, { itemsPerPage: 25, ...query }))
  return wholeReads(plan, [table])
}

const linked = [
  ['responsibilities', 'responsibility_levels', 'responsibility_id'],
  ['benefits', 'benefit_levels', 'benefit_id'],
] as const
const filled = [
  'pro_artists',
  'additional_responsibilities',
  ...linked.map(([table]) => table),
  ...linked.map(([, link]) => link),
]

async function insertMany({ db }: Academy) {
  await db.transaction().execute((tx) => bulkFill(tx, filled, [], () => insertRows(tx)))
  await vacuum(db, ...filled)
}

async function insertRows(db: Db) {
  const words = sql`json_build_object('pl', 'Zadanie ' || n, 'en-US', 'Task ' || n)::jsonb`
  await sql`
    insert into pro_artists (
      first_name, last_name, email, phone, country_id, city, techniques, years_of_experience, motivation,
      language_name, applied_at, status_changed_at
    )
    select
      'Anna', 'Nowak' || n, 'many-' || n || '@example.com', '+486' || lpad(n::text, 8, '0'), 1, 'Łódź', '{LIPS}', 3, 'x',
      'pl', now(), now()
    from generate_series(1, ${artists}::int) n
  `.execute(db)
  await sql`
    insert into additional_responsibilities (
      pro_artist_id, name, description, due_on, is_evidence_wanted, status, created_at, status_changed_at
    )
    select
      (select min(id) from pro_artists) + n % ${artists}::int, ${words}, ${words}, current_date + n % 400 - 5, true,
      (array['DONE', 'DONE', 'WAIVED', 'TODO', 'DONE', 'DONE', 'SUBMITTED', 'DONE', 'DONE', 'DONE'])[1 + n % 10],
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${many}::int) n
  `.execute(db)
  await sql`
    insert into responsibilities (name, description, created_at, updated_at)
    select ${words}, ${words}, now(), now() - n * interval '1 minute' from generate_series(1, ${many}::int) n
  `.execute(db)
  await sql`
    insert into benefits (name, description, category, is_active, valid_from, valid_until, created_at, updated_at)
    select
      ${words}, ${words}, (array['RECOGNITION', 'TRAINING', 'DISCOUNT', 'MARKETING', 'SALES'])[1 + n % 5], n % 4 > 0,
      current_date - 395 + n % 400, greatest(current_date - 395 + n % 400, current_date - 5 + n % 400), now(), now() - n * interval '1 minute'
    from generate_series(1, ${many}::int) n
  `.execute(db)
  // Two of three are named for a level; the third belongs to all.
  for (const [table, link, column] of linked)
    await sql`
      insert into ${sql.table(link)} (${sql.ref(column)}, level_id)
      select id, 1 + id % 4 from ${sql.table(table)} where id % 3 > 0
      on conflict do nothing
    `.execute(db)
}
