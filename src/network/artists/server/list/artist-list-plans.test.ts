import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { sortable } from '#network/artists/contract/artists.list.ts'
import { artists } from '#network/artists/contract/artists.ts'
import type { Academy } from '#testing/academy.ts'
import { answeringMs, onUsualCore } from '#testing/costs/processor-time.ts'
import { type FilledAcademy, filledAcademy, rowsTaken, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds a page of the list when there are many artists: by its indexes, and never by reading them all. */

type Query = Input<typeof artists.list>

const artistCount = 100_000

let portal: FilledAcademy['portal']
let office: FilledAcademy['office']
let db: Db

beforeAll(async () => {
  const filled = await filledAcademy(insertMany)
  ;({ portal, office, db } = filled)
  return filled.close
}, 120_000)

const contexts = ['LIST', 'INVITATION', 'VERIFICATION']
const columns = ['id', ...sortable] as const
const filters: Query[] = [
  { countryId: 17 },
  { invitationStatus: 3 },
  { proArtistStatus: 2 },
  { proArtistActivationStatus: 0 },
  { proArtistActivationStatus: 1 },
  { proTeam: 1 },
  { proTeam: 0 },
  { trainingsSoldFrom: 90 },
  { trainingsSoldTo: 3 },
  { trainingsSoldFrom: 10, trainingsSoldTo: 12 },
  { trainingsUncompletedFrom: 90, trainingsUncompletedTo: 95 },
  { appliedFrom: '2026-03-01', appliedTo: '2026-03-31' },
  { countryId: 17, proArtistStatus: 2, proTeam: 1, trainingsSoldFrom: 1, filter: 'anna' },
]

describe.each(contexts)('%s', (context) => {
  const params = JSON.stringify({ context })

  test.each([undefined, ...columns])('by %s', async (sortBy) => {
    for (const descending of [0, 1] as const) {
      const plan = await planOf({ params, sortBy, descending, itemsPerPage: 25 })
      expect(wholeReads(plan, ['pro_artists'])).toEqual([])
      if (context === 'LIST') expect(rowsTaken(plan, 'pro_artists')).toBeLessThan(1000)
    }
  })

  test.each(['nowak17', 'anna', 'lodz kowal', '600000'])('search for %s', async (filter) => {
    const plan = await planOf({ params, filter, itemsPerPage: 25 })
    expect(wholeReads(plan, ['pro_artists'])).toEqual([])
  })
})

test('one or two letters are searched at the beginning of words: rare ones in an index, common ones along the order', async () => {
  for (const sortBy of ['name', 'city', 'level'] as const) {
    const rare = await planOf({ filter: 'q', sortBy, itemsPerPage: 25, total: 'later' })
    expect(wholeReads(rare, ['pro_artists'])).toEqual([])
    const common = await planOf({ filter: 'an ło', sortBy, itemsPerPage: 25, total: 'later' })
    expect(rowsTaken(common, 'pro_artists')).toBeLessThan(30_000)
  }
})

test('a page at the far end of an order is not found by reading all of it', async () => {
  for (const query of [
    { filter: 'zielin', sortBy: 'name' },
    { filter: 'zielin99', sortBy: 'level' },
    { proArtistStatus: 4, sortBy: 'trainings_sold' },
    { proArtistStatus: 1, sortBy: 'average_rating' },
    { trainingsSoldFrom: 96, sortBy: 'trainings_uncompleted' },
    { trainingsSoldTo: 0, sortBy: 'level' },
  ] as const) {
    for (const descending of [0, 1] as const) {
      const plan = await planOf({ ...query, descending, itemsPerPage: 25, total: 'later' })
      expect(rowsTaken(plan, 'pro_artists'), JSON.stringify(query)).toBeLessThan(30_000)
    }
  }
})

test('the total of very many comes later, from the call that counts, and is the same', async () => {
  const [soon, now] = await Promise.all([
    office.send(artists.list, { itemsPerPage: 25, total: 'later' }),
    office.send(artists.list, { itemsPerPage: 25 }),
  ])
  expect(soon.data).toEqual(now.data)
  expect(soon.meta).toEqual({ ...now.meta, total: null, last_page: null })
  expect((await office.send(artists.counts, {})).data.total).toBe(now.meta.total)
  const few = { filter: 'nowak17', itemsPerPage: 25 }
  expect(await office.send(artists.list, { ...few, total: 'later' })).toEqual(await office.send(artists.list, few))
  const last = { page: now.meta.last_page ?? 0, itemsPerPage: 24 }
  const { last_page } = (await office.send(artists.list, last)).meta
  const end = await office.send(artists.list, { page: last_page ?? 0, itemsPerPage: 24, total: 'later' })
  expect(end.data.length === 24 ? null : now.meta.total).toBe(end.meta.total)
})

test.each(filters)('filtered by %o', async (filter) => {
  for (const sortBy of [undefined, 'name', 'trainings_sold'] as const) {
    const plan = await planOf({ ...filter, sortBy, itemsPerPage: 25 })
    expect(wholeReads(plan, ['pro_artists'])).toEqual([])
  }
})

test.each(contexts)('%s: what each choice of a filter finds is counted by indexes', async (context) => {
  const params = JSON.stringify({ context })
  for (const query of [{}, { countryId: 17 }, { invitationStatus: 1, proTeam: 0 }, { filter: 'anna' }] as const) {
    const plan = await portal.planOf(() => office.send(artists.counts, { params, ...query }), 'group by')
    expect(wholeReads(plan, ['pro_artists'])).toEqual([])
    if (!('filter' in query)) expect(rowsTaken(plan, 'pro_artists')).toBeLessThan(1000)
    if (Object.keys(query).length === 0)
      expect(plan.map((step) => step['Index Name'])).toContain('pro_artists_counted_by_state')
  }
})

test('applications of some days are found by an index among all', async () => {
  const params = JSON.stringify({ context: 'APPLICATION' })
  for (const days of [{}, { appliedFrom: '2026-03-01', appliedTo: '2026-03-31' }])
    for (const sortBy of [undefined, 'applied_at', 'name', 'level'] as const) {
      const plan = await planOf({ params, ...days, sortBy, itemsPerPage: 25 })
      expect(wholeReads(plan, ['pro_artists']), sortBy).toEqual([])
    }
})

test('those who ask for a higher level are found by their requests', async () => {
  const params = JSON.stringify({ context: 'STATUS_UPGRADE' })
  for (const sortBy of [undefined, 'level'] as const) {
    const plan = await planOf({ params, sortBy, itemsPerPage: 25 })
    expect(wholeReads(plan, ['pro_artists'])).toEqual([])
  }
})

test('a list responds quickly, also after many requests', async () => {
  for (const query of [
    {},
    { filter: 'anna' },
    { filter: 'nowak17', sortBy: 'name' as const },
    { sortBy: 'country' as const },
    { sortBy: 'level' as const },
  ]) {
    const ask = () => office.send(artists.list, { itemsPerPage: 25, ...query })
    for (let call = 0; call < 6; call++) await ask()
    const calls = 6
    const taken = await answeringMs(db, async () => {
      for (let call = 0; call < calls; call++) await ask()
    })
    expect(await onUsualCore(taken / calls), JSON.stringify(query)).toBeLessThan(60)
  }
})

test.each(columns)(
  'by %s with each filter: no row is taken that is not shown, but of the few who are gathered',
  async (sortBy) => {
    for (const filter of filters.slice(0, -1)) {
      const plan = await planOf({ ...filter, sortBy, itemsPerPage: 25, total: 'later' })
      expect(wholeReads(plan, ['pro_artists']), JSON.stringify(filter)).toEqual([])
      expect(rowsTaken(plan, 'pro_artists'), JSON.stringify(filter)).toBeLessThan(8000)
    }
  },
)

test('page 1000 takes no more rows than the first', async () => {
  for (const sortBy of columns) {
    const plan = await planOf({ page: 1000, sortBy, itemsPerPage: 25, total: 'later' })
    expect(rowsTaken(plan, 'pro_artists'), sortBy).toBeLessThan(1000)
  }
})

const planOf = (query: Query) => portal.planOf(() => office.send(artists.list, query))

async function insertMany({ db }: Academy) {
  await db
    .transaction()
    .execute((tx) => bulkFill(tx, ['users', 'pro_artists', 'conversations'], [], () => insertRows(tx)))
  await vacuum(db, 'pro_artists')
}

async function insertRows(db: Db) {
  await sql`
    insert into users (first_name, last_name, email, language_name)
    select 'Anna', 'Nowak', 'many-' || n || '@example.com', 'pl' from generate_series(1, ${artistCount}::int) n
  `.execute(db)
  await sql`
    insert into pro_artists (
      user_id, first_name, last_name, email, phone, country_id, city, techniques, years_of_experience, motivation,
      language_name, invitation_status, level_id, activation_status, pro_team, trainings_sold, trainings_uncompleted,
      average_rating, applied_at, status_changed_at
    )
    select
      id, (array['Anna', 'Ewa', 'Zofia', 'Łucja', 'Ćma', 'Żaneta'])[1 + n * 7 % 6],
      (array['Kowal', 'Nowak', 'Łoś', 'Świt', 'Zieliń'])[1 + n * 11 % 5] || n, email, '+486' || lpad(n::text, 8, '0'),
      1 + n % 200, (array['Łódź', 'Kraków', 'Warszawa'])[1 + n % 3], '{LIPS}', n % 43, 'x', 'pl',
      case when n % 10 < 6 then 3 else (array[0, 1, 2, 4, 5])[1 + n % 5] end,
      1 + n % 4, sign(n % 20), n % 15 = 0, n % 97, n % 96, nullif(n % 41, 0) / 10.0,
      now() - n * interval '1 minute', now() - n * interval '3 minute'
    from generate_series(1, ${artistCount}::int) n join users on email = 'many-' || n || '@example.com'
  `.execute(db)
}
