import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type QueuedUpgrade, statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { insertUpgradeRequest } from '#testing/make/make-upgrades.ts'

/* The office's queue of open requests, and the file of the same rows. */

type Query = Input<typeof statusUpgrades.list>

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('a row', () => {
  test('shows the artist’s current state, and whether they can be written to', async () => {
    const { artist, request } = await asking(world)
    const row = async () => {
      const { data } = await world.as.office.send(statusUpgrades.list, { itemsPerPage: 100 })
      return data.find(({ id }) => id === request)
    }
    expect(await row()).toMatchObject({ level: { code: 'ARTIST' }, artist: { is_reachable: true } })
    await sql`
      update pro_artists set activation_status = 0, level_id = (select id from levels where code = 'MASTER')
      where id = ${artist}
    `.execute(world.db)
    expect(await row()).toMatchObject({ level: { code: 'MASTER' }, artist: { is_reachable: false } })
  })
})

test('leads from one request to the next in the order of the list; each page shows that it waits', async () => {
  const { artist } = await asking(world)
  const { office } = world.as
  const query = { sortBy: 'name', descending: 1 } as const
  const { data } = await office.send(statusUpgrades.list, query)
  const { data: queue } = await office.send(statusUpgrades.queue, { ...query, itemsPerPage: 1 })
  expect(queue).toEqual(data.map(({ artist: { id, first_name, last_name } }) => ({ id, first_name, last_name })))
  expect(queue.length).toBeGreaterThan(1)
  expect((await office.send(artists.get, { id: artist })).data.waiting).toMatchObject({ upgrades: 1 })
  await office.send(statusUpgrades.reject, { id: artist, comment: 'Jeszcze nie teraz.' })
  const after = await office.send(statusUpgrades.queue, query)
  expect(after.data).toEqual(queue.filter(({ id }) => id !== artist))
  expect((await office.send(artists.get, { id: artist })).data.waiting).toMatchObject({ upgrades: 0 })
})

test('a decision on a row that has changed since it was read is refused, and the error names what', async () => {
  const { artist, request } = await asking(world)
  const { office } = world.as
  const { data } = await office.send(statusUpgrades.picked, { ids: [request] })
  const row = data[0] as QueuedUpgrade
  const decision = { id: artist, revision: row.artist.revision, figures: row.figures, comment: 'Dziękujemy.' }
  const refused = async (what: string) => {
    for (const decide of [statusUpgrades.approve, statusUpgrades.reject])
      expect(await office.attempt(decide, decision)).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile', message: expect.stringContaining(`zmienił w międzyczasie: ${what}`) },
      })
  }
  const count = (figure: number) =>
    sql`update pro_artists set trainings_completed = ${figure} where id = ${artist}`.execute(world.db)
  await count(2)
  await refused('ukończone szkolenia')
  await count(row.figures.trainings_completed)
  await world.as.owner.send(artists.disable, { id: artist })
  await refused('konto (Helena Zawadzka)')
  // What was changed and changed back is no change.
  await world.as.owner.send(artists.enable, { id: artist })
  await sql`
    with moved as (update pro_artists set level_id = 3, revision = revision + 1 where id = ${artist} returning id, revision)
    insert into pro_artist_history (pro_artist_id, event, changes, revision, at)
    select id, 'levelRaised', '[{"field": "level", "before": null, "after": {"pl": "Master"}}]', revision, now() from moved
  `.execute(world.db)
  await refused('poziom')
})

describe('the file', () => {
  test.each<Query>([
    {},
    { sortBy: 'name', descending: 1 },
    { sortBy: 'to_level' },
    { sortBy: 'requested_at', descending: 1, filter: 'a' },
    { proTeam: 0, trainingsUncompletedTo: 2 },
  ])('has the very rows of the queue in its order: %j', async (query) => {
    const { data, meta } = await world.as.office.send(statusUpgrades.list, { ...query, itemsPerPage: 999_999_999 })
    const { lines, headers } = await exported({ ...query, page: 2, itemsPerPage: 1 })
    expect(lines.slice(1).map(nameIn)).toEqual(data.map(({ artist }) => `${artist.first_name} ${artist.last_name}`))
    expect(headers['x-total-count']).toBe(String(meta.total))
  })

  test('has each figure at the request next to the current one, as texts and symbols of the reader', async () => {
    const evidence = [
      { metric: 'trainings_completed', at_least: 3, value: 3 },
      { metric: 'average_rating', at_least: 4.2, value: 4.5 },
    ]
    const { artist } = await asking(world, {
      message: '=SUM(A1); "tak"',
      evidence: sql`${JSON.stringify(evidence)}::jsonb`,
      requested_at: '2026-02-03T04:05:06Z',
    })
    await sql`
      update pro_artists set last_name = 'Liczona', trainings_completed = 7, average_rating = 4.83 where id = ${artist}
    `.execute(world.db)
    const { lines, headers } = await exported({ filter: 'liczona' })
    expect(headers['content-disposition']).toMatch(/filename="wnioski-o-awans-\d{4}-\d\d-\d\d\.csv"/)
    expect(lines[0]).toContain('"Z poziomu";"Na poziom";"Data wniosku (czas w Warszawie)";"Wiadomość"')
    expect(lines[0]).toContain('"Średnia ocen (przy wniosku)";"Średnia ocen (teraz)"')
    expect(lines[1]).toContain(`"Artist";"Senior Artist";2026-02-03 05:05;"'=SUM(A1); ""tak""";3;7;4,50;4,83;;0;;0`)
  })

  test('of picked requests has those, in the order of the queue, and no other', async () => {
    const { data } = await world.as.office.send(statusUpgrades.list, { sortBy: 'name', itemsPerPage: 100 })
    const picked = data.filter((_, index) => index % 2 === 0)
    const decided = await asking(world, { status: 'REJECTED', decided_at: new Date() })
    const ids = [decided.request, ...picked.map(({ id }) => id).toReversed()]
    const { text } = await world.as.office.call(statusUpgrades.exportPicked, { sortBy: 'name', ids })
    const names = text.slice(1).trimEnd().split('\r\n').slice(1).map(nameIn)
    expect(names).toEqual(picked.map(({ artist }) => `${artist.first_name} ${artist.last_name}`))
  })

  test('is for those who may take away files and see the queue; decisions are for those who may decide', async () => {
    const { as, db, ...own } = await academyForTest()
    const { artist } = await asking({ db, ...own })
    const without = async (permission: string) => {
      await db.deleteFrom('role_permissions').where('permission', '=', permission).execute()
    }
    await without('can-decide-status-upgrade')
    for (const step of [statusUpgrades.approve, statusUpgrades.reject])
      expect((await as.office.call(step, { id: artist, comment: 'Nie tym razem.' })).status).toBe(403)
    expect((await as.office.call(statusUpgrades.export, {})).status).toBe(200)
    await without('can-view-status-upgrades')
    expect((await as.office.call(statusUpgrades.export, {})).status).toBe(403)
    expect((await as.office.call(statusUpgrades.exportPicked, { ids: [1] })).status).toBe(403)
  })
})

async function asking({ person, db }: Pick<Academy, 'person' | 'db'>, values = {}) {
  const { id } = await person('pro-artist')
  const artist = await db.selectFrom('pro_artists').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()
  return { artist: artist.id, request: await insertUpgradeRequest(db, artist.id, values) }
}

async function exported(query: Query) {
  const { status, text, headers } = await world.as.office.call(statusUpgrades.export, query)
  expect(status).toBe(200)
  expect(text.startsWith('\uFEFF"Nazwisko";"Imię";"E-mail";')).toBe(true)
  return { headers, lines: text.slice(1).trimEnd().split('\r\n') }
}

/** "Nowak";"Anna";… */
function nameIn(line: string): string {
  return line.split('";"').slice(0, 2).reverse().join(' ').replaceAll('"', '')
}
