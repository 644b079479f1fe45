import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import type { Input, Output } from '#kit/contract/endpoint.ts'
import type { Permission } from '#kit/contract/permissions.ts'
import { rightsOf } from '#kit/server/http/feature.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import type { Visitor } from '#testing/visitor.ts'

type Query = Input<typeof artists.list>
type Row = Output<typeof artists.list>['data'][number]

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const context = (name: string) => JSON.stringify({ context: name })
const list = (query: Query, who: Visitor = world.as.office) => who.send(artists.list, query)
const ask = (query: object, who: Visitor = world.as.office) => who.attempt(artists.list, query)

describe('the queue behind a list', () => {
  const queue = (query: Query, who: Visitor = world.as.office) => who.send(artists.queue, query)
  const names = (rows: Row[]) => rows.map(({ id, first_name, last_name }) => ({ id, first_name, last_name }))

  test.each([
    ['INVITATION', 0],
    ['VERIFICATION', 4],
  ])('of %s holds only who waits for the office, in the order of the list', async (name, waiting) => {
    for (const order of [
      { sortBy: 'name', descending: 1 },
      { sortBy: 'applied_at' },
      { filter: '+48', sortBy: 'city' },
    ] as const) {
      const query = { params: context(name), ...order }
      const rows = (await list(query)).data.filter(({ invitation_status }) => invitation_status === waiting)
      expect(rows.length).toBeGreaterThan(1)
      expect((await queue({ ...query, page: 7, itemsPerPage: 2 })).data).toEqual(names(rows))
    }
  })

  test('of the network is the network, narrowed and sorted alike', async () => {
    const query = { proTeam: 1, sortBy: 'level', descending: 1 } as const
    expect((await queue(query)).data).toEqual(names((await list(query)).data))
  })

  test('opens with the right of its list', async () => {
    const answer = await world.as.artist.attempt(artists.queue, { params: context('VERIFICATION') })
    expect(answer.status).toBe(403)
  })
})

describe('contexts', () => {
  test.each([
    ['INVITATION', [0, 1, 2]],
    ['VERIFICATION', [4, 5]],
    ['LIST', [3]],
  ])('%s shows the states %j, all of them', async (name, states) => {
    const { data, meta } = await list({ params: context(name) })
    expect(new Set(data.map(({ invitation_status }) => invitation_status))).toEqual(new Set(states))
    expect(data).toHaveLength(await countIn(states))
    expect(meta).toEqual({
      current_page: 1,
      per_page: 99_999,
      last_page: 1,
      from: 1,
      to: data.length,
      total: data.length,
    })
  })

  test('without a word it is the LIST', async () => {
    expect((await list({})).meta.total).toBe(await countIn([3]))
    expect((await list({ params: '{}' })).meta.total).toBe(await countIn([3]))
  })

  test.each(['STATUS', 'list', '', 'constructor', '__proto__', null, 3, ['LIST'], {}])(
    '%j is none: 422',
    async (name) => {
      expect(await ask({ params: JSON.stringify({ context: name }) })).toMatchObject(
        name === null ? { status: 200 } : { status: 422, body: { errors: { 'params.context': [expect.any(String)] } } },
      )
    },
  )

  test.each([
    ['INVITATION', 'can-view-applied-pro-artists'],
    ['VERIFICATION', 'can-view-pending-verifications-pro-artist'],
    ['LIST', 'can-view-all-pro-artists'],
    ['STATUS_UPGRADE', 'can-view-status-upgrades'],
  ] as const)('%s needs the right %s, and no other', async (name, right) => {
    const { db, as } = await academyForTest()
    const role = await db.selectFrom('roles').select('id').where('name', '=', 'administrator').executeTakeFirstOrThrow()
    const hold = async (...rights: Permission[]) => {
      await db.deleteFrom('role_permissions').where('role_id', '=', role.id).execute()
      await db
        .insertInto('role_permissions')
        .values(rights.map((permission) => ({ role_id: role.id, permission })))
        .execute()
      return (await ask({ params: context(name) }, as.office)).status
    }
    expect(await hold(right)).toBe(200)
    expect(
      await hold(
        ...(Object.keys(rightsOf(Object.values(features))) as Permission[]).filter((other) => other !== right),
      ),
    ).toBe(403)
    expect((await ask({ params: context(name) }, as.owner)).status).toBe(200)
    expect((await ask({ params: context(name) }, as.artist)).status).toBe(403)
  })
})

describe('counts', () => {
  const count = async (query: object) =>
    (await world.as.office.send(artists.counts, { params: context('INVITATION'), ...query })).data
  const sum = (counts: { count: number }[]) => counts.reduce((all, one) => all + one.count, 0)

  test('count the rows of each option, and follow the other filters and the search', async () => {
    const all = await count({})
    expect(sum(all.invitationStatus)).toBe(await countIn([0, 1, 2]))
    for (const { value, count } of all.invitationStatus)
      expect((await list({ params: context('INVITATION'), invitationStatus: value })).meta.total).toBe(count)
    for (const { value, count } of all.countryId)
      expect((await list({ params: context('INVITATION'), countryId: value })).meta.total).toBe(count)

    const country = all.countryId[0]?.value as number
    const rejected = await count({ countryId: country, invitationStatus: 2, filter: '+48' })
    const query = { params: context('INVITATION'), filter: '+48' }
    for (const { value, count } of rejected.invitationStatus)
      expect((await list({ ...query, countryId: country, invitationStatus: value })).meta.total).toBe(count)
    for (const { value, count } of rejected.countryId)
      expect((await list({ ...query, countryId: value, invitationStatus: 2 })).meta.total).toBe(count)
  })

  test('a status that the context does not show finds nobody', async () => {
    expect((await list({ params: context('INVITATION'), invitationStatus: 3 })).meta.total).toBe(0)
  })
})

describe('search', () => {
  beforeAll(async () => {
    const applicant = { last_name: 'Gżegżółka', city: 'Łódź', email: 'UPPER.Case@example.com', phone: '+48222333444' }
    await insertArtist(world.db, {
      ...applicant,
      first_name: 'Świętosława',
      company_name: 'Salon „Złoty Liść” 100%_czysty',
    })
  })
  const finds = async (filter: string) => {
    const { data } = await list({ params: context('INVITATION'), filter })
    return data.some(({ last_name }) => last_name === 'Gżegżółka')
  }

  test.each([
    'gzegzolka',
    'GŻEGŻÓŁKA',
    'lodz gzeg',
    'Łódź',
    'swietoslawa gzegzolka',
    '  zloty   lisc ',
    'upper.case@EXAMPLE',
    '222333',
    '100%_',
    '100％＿',
    'żegżó',
    '„złoty',
  ])('%j finds her', async (filter) => {
    expect(await finds(filter)).toBe(true)
  })

  test.each(['g', 'gż', 'sw', 'lo sa', '+4', '10'])('%j, at the beginning of a word, finds her', async (filter) => {
    expect(await finds(filter)).toBe(true)
  })

  test.each(['z', 'el', 'g ze', '0%', '%'])('%j, in the middle of one, does not', async (filter) => {
    expect(await finds(filter)).toBe(false)
  })

  test.each([
    'gzegzolka krakow',
    '100_%',
    '%%%x',
    '_zegzolka',
    '\\',
    "' or 1=1 --",
    "'; drop table pro_artists; --",
    '$1',
    '🎨',
    '‏שלום',
    "x' union select password_hash from users --",
    '<script>alert(1)</script>',
    '\\x00',
    '%27',
    '?',
    '{{count}}',
  ])('%j finds nobody, and harms nobody', async (filter) => {
    expect(await finds(filter)).toBe(false)
    expect(await finds('gzegzolka')).toBe(true)
  })

  test('a country', async () => {
    const { data } = await list({ params: context('INVITATION') })
    const { id } = (data[0] as Row).country
    const narrowed = await list({ params: context('INVITATION'), countryId: String(id) })
    expect(narrowed.data).toEqual(data.filter(({ country }) => country.id === id))
    expect((await list({ params: context('INVITATION'), countryId: 999_999 })).data).toEqual([])
  })
})

describe('filters', () => {
  beforeAll(async () => {
    const { db } = world
    const levels = await db.selectFrom('levels').select('id').orderBy('position').execute()
    for (let number = 0; number < 12; number++) {
      const person = await world.person('pro-artist')
      await db
        .updateTable('pro_artists')
        .set({
          last_name: 'Filtrowana',
          level_id: levels[number % 4]?.id,
          activation_status: number % 2,
          pro_team: number % 3 === 0,
        })
        .where('user_id', '=', person.id)
        .execute()
      // The database derives the figures; here they are set for rows of another test.
      await sql`update pro_artists set trainings_sold = ${number}, trainings_uncompleted = ${number % 5} where user_id = ${person.id}`.execute(
        db,
      )
    }
  })
  const among = (query: Query) => list({ filter: 'filtrowana', ...query })

  const filters: [Query, (row: Row) => boolean][] = [
    [{ trainingsSoldFrom: 4 }, (row) => row.trainings_sold >= 4],
    [{ trainingsSoldTo: 4 }, (row) => row.trainings_sold <= 4],
    [{ trainingsSoldFrom: 4, trainingsSoldTo: 4 }, (row) => row.trainings_sold === 4],
    [{ trainingsSoldFrom: 0, trainingsSoldTo: 0 }, (row) => row.trainings_sold === 0],
    [
      { trainingsUncompletedFrom: '1', trainingsUncompletedTo: '2' },
      (row) => [1, 2].includes(row.trainings_uncompleted),
    ],
    [{ proArtistActivationStatus: 0 }, (row) => row.activation_status === 0],
    [{ proArtistActivationStatus: '1' }, (row) => row.activation_status === 1],
    [{ proTeam: 1 }, (row) => row.pro_team],
    [{ proTeam: 0 }, (row) => !row.pro_team],
    [
      { proTeam: 1, proArtistActivationStatus: 1, trainingsSoldFrom: 2 },
      (row) => row.pro_team && row.activation_status === 1 && row.trainings_sold >= 2,
    ],
  ]

  test.each(filters)('%j', async (query, isMeant) => {
    const { data: all } = await among({})
    const { data, meta } = await among(query)
    expect(all).toHaveLength(12)
    expect(data).toEqual(all.filter(isMeant))
    expect(meta.total).toBe(data.length)
  })

  test('proArtistStatus is the level', async () => {
    const { data: all } = await among({})
    const { id } = all[2]?.level ?? { id: 0 }
    expect((await among({ proArtistStatus: id })).data).toEqual(all.filter(({ level }) => level?.id === id))
  })

  test.each([
    ['trainingsSoldFrom', { trainingsSoldFrom: 5, trainingsSoldTo: 4 }],
    ['trainingsUncompletedFrom', { trainingsUncompletedFrom: 1, trainingsUncompletedTo: 0 }],
  ])('%s greater than its end: 422 that names it', async (name, query) => {
    for (const endpoint of [artists.list, artists.export]) {
      const { status, body } = await world.as.office.attempt(endpoint, query)
      expect({ status, body }).toMatchObject({ status: 422, body: { errors: { [name]: [expect.any(String)] } } })
    }
  })

  test('STATUS_UPGRADE shows artists who wait for a decision about their level', async () => {
    const [waiting, decided] = (await among({})).data
    for (const [artist, status] of [
      [waiting, 'PENDING'],
      [decided, 'REJECTED'],
    ] as const) {
      await sql`
        insert into status_upgrade_requests (pro_artist_id, from_level_id, to_level_id, message, evidence, status, requested_at, decided_at)
        values (${artist?.id}, 1, 2, 'x', '[]', ${status}, now(), ${status === 'PENDING' ? null : new Date()})
      `.execute(world.db)
    }
    const { data } = await among({ params: context('STATUS_UPGRADE') })
    expect(data).toEqual([waiting])
  })
})

describe('order', () => {
  test('Polish text sorts by Polish rules: Ć after C, Ł after L', async () => {
    const names = [
      'Ćma',
      'Dąb',
      'Cnota',
      'Żuk',
      'Lis',
      'Łoś',
      'Mak',
      'Zys',
      'Źrebię',
      'cnotka',
      'Ósmy',
      'Osa',
      'Sowa',
      'Świt',
    ]
    for (const last_name of names) await insertArtist(world.db, { last_name, company_name: 'Kolejność' })
    const { data } = await list({ params: context('INVITATION'), filter: 'kolejnosc', sortBy: 'name' })
    const sorted = [
      'Cnota',
      'cnotka',
      'Ćma',
      'Dąb',
      'Lis',
      'Łoś',
      'Mak',
      'Osa',
      'Ósmy',
      'Sowa',
      'Świt',
      'Zys',
      'Źrebię',
      'Żuk',
    ]
    expect(data.map(({ last_name }) => last_name)).toEqual(sorted)
  })

  const columns = {
    name: ({ last_name, first_name }: Row) => [last_name, first_name],
    email: ({ email }: Row) => [email],
    city: ({ city }: Row) => [city],
    country: ({ country }: Row) => [country.name.pl],
    years_of_experience: (row: Row) => [row.years_of_experience],
    invitation_status: (row: Row) => [row.invitation_status, row.status_changed_at],
    applied_at: (row: Row) => [row.applied_at],
    status_changed_at: (row: Row) => [row.status_changed_at],
    level: ({ level }: Row) => [ladder.indexOf(level?.code ?? '')],
    trainings_sold: (row: Row) => [row.trainings_sold],
    trainings_uncompleted: (row: Row) => [row.trainings_uncompleted],
    average_rating: (row: Row) => [row.average_rating ?? 0],
    activation_status: (row: Row) => [row.activation_status],
    pro_team: (row: Row) => [Number(row.pro_team)],
  }
  const ladder = ['ARTIST', 'SENIOR_ARTIST', 'MASTER', 'GRAND_MASTER']

  test.each(Object.entries(columns))('by %s, up and down', async (sortBy, valuesOf) => {
    const query = { params: context('LIST'), sortBy: sortBy as keyof typeof columns }
    const { data } = await list(query)
    const expected = data.toSorted((one, other) => compare([...valuesOf(one), one.id], [...valuesOf(other), other.id]))
    expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect((await list({ ...query, descending: 1 })).data).toEqual(data.toReversed())
  })

  test.each(Object.keys(columns))('page by page by %s, every row comes once', async (sortBy) => {
    const query = { params: context('LIST'), sortBy: sortBy as keyof typeof columns, descending: 1 as const }
    const { data: all } = await list(query)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / 7) }, (_, index) =>
        list({ ...query, itemsPerPage: 7, page: index + 1 }),
      ),
    )
    expect(pages.flatMap(({ data }) => data)).toEqual(all)
  })

  test('the country’s name sorts in the reader’s language', async () => {
    const english = (await world.person('administrator', 'en-US')).visitor
    const { data } = await list({ sortBy: 'country' }, english)
    const names = data.map(({ country }) => country.name['en-US'])
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })
})

describe('paging', () => {
  test('a page past the end is empty, and its total right', async () => {
    const total = await countIn([3])
    expect(await list({ page: 1000, itemsPerPage: 10 })).toEqual({
      data: [],
      meta: { current_page: 1000, per_page: 10, last_page: Math.ceil(total / 10), from: null, to: null, total },
    })
  })

  test('the last page is as long as what is left', async () => {
    const total = await countIn([3])
    const page = Math.ceil(total / 7)
    const { data, meta } = await list({ page, itemsPerPage: 7 })
    expect(data).toHaveLength(total - (page - 1) * 7)
    expect(meta).toMatchObject({ from: (page - 1) * 7 + 1, to: total, last_page: page })
  })

  test('nothing at all is one empty page', async () => {
    const { data, meta } = await list({ filter: 'nobody is called so' })
    expect([data, meta]).toEqual([
      [],
      { current_page: 1, per_page: 99_999, last_page: 1, from: null, to: null, total: 0 },
    ])
  })

  test('all rows: 999999999 per page', async () => {
    expect((await list({ itemsPerPage: 999_999_999 })).data).toHaveLength(await countIn([3]))
  })

  test.each([
    ['page', '0'],
    ['page', '1.5'],
    ['itemsPerPage', '0'],
    ['itemsPerPage', '-5'],
    ['itemsPerPage', '10;drop table users'],
    ['sortBy', 'internal_note'],
    ['sortBy', 'last_name desc; drop table users'],
    ['sortBy', 'constructor'],
    ['descending', '2'],
    ['params', '[]'],
    ['params', 'LIST'],
    ['params', '"LIST"'],
    ['countryId', 'PL'],
    ['countryId', '1 or 1=1'],
    ['trainingsSoldFrom', '-1'],
    ['trainingsUncompletedTo', '1.5'],
    ['proArtistStatus', 'MASTER'],
    ['proArtistActivationStatus', '2'],
    ['proTeam', 'yes'],
    ['filter', 'x'.repeat(201)],
    ['filter', 'a\0b'],
  ])('%s=%s: 422 that names it', async (name, value) => {
    const answer = await ask({ [name]: value })
    expect(answer).toMatchObject({ status: 422, body: { errors: { [name]: [expect.any(String)] } } })
  })

  test('a repeated parameter is an error of its own', async () => {
    for (const url of [
      'page=1&page=2',
      'filter=a&filter=b',
      'sortBy=name&sortBy=city',
      'params={}&params={}',
      'filter[]=a',
    ])
      expect((await world.as.office.request({ url: `/api/proartist?${url}` })).status).toBeLessThan(500)
  })
})

async function countIn(states: number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pro_artists where invitation_status = any(${states})
  `.execute(world.db)
  return rows[0]?.count ?? 0
}

const polish = new Intl.Collator('pl')

function compare(one: (string | number)[], other: (string | number)[]): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] as string | number
    const order = typeof value === 'number' ? value - Number(against) : polish.compare(value, String(against))
    if (order !== 0) return order
  }
  return 0
}
