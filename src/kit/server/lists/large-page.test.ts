import { readdir } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { rawRequest } from '#testing/faults/raw-request.ts'
import { readSlowly, stopReading } from '#testing/faults/slow-reader.ts'
import { inBatches } from './batches.ts'

const artistCount = 2600
const crowd = { params: '{"context":"INVITATION"}', filter: 'crowd', sortBy: 'name', descending: 1 } as const
/** Fewer, but each of several kilobytes. */
const wideArtists = 2600
const wide = { params: '{"context":"INVITATION"}', filter: 'wide', sortBy: 'email', descending: 0 } as const

let world: Academy
beforeAll(async () => {
  world = await academy()
  await sql`
    insert into pro_artists (
      first_name, last_name, email, phone, country_id, city, techniques, years_of_experience, motivation, language_name,
      applied_at, status_changed_at
    )
    select 'Crowd', 'Łoś ' || n % 700, 'crowd-' || n || '@example.com', '+48600000000', 1, 'Łódź', '{LIPS}', 3, 'x', 'pl', now(), now()
    from generate_series(1, ${artistCount}::int) n
    union all
    select 'Wide', 'Łoś', 'wide-' || n || '@example.com', '+48600000000', 1, repeat('Łódź ', 1000), '{LIPS}'::text[], 3, 'x', 'pl', now(), now()
    from generate_series(1, ${wideArtists}::int) n
  `.execute(world.db)
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  return world.close
})

test('a page of any size is as right as many small ones', async () => {
  const whole = await world.as.office.send(artists.list, crowd)
  const small = await Promise.all(
    [1, 2, 3].map((page) => world.as.office.send(artists.list, { ...crowd, page, itemsPerPage: 1000 })),
  )
  expect(whole.data).toEqual(small.flatMap(({ data }) => data))
  expect(whole.meta).toEqual({
    current_page: 1,
    per_page: 99_999,
    last_page: 1,
    from: 1,
    to: artistCount,
    total: artistCount,
  })
  const second = await world.as.office.send(artists.list, { ...crowd, page: 2, itemsPerPage: 1300 })
  expect(second.data).toEqual(whole.data.slice(1300))
  expect(second.meta).toMatchObject({ from: 1301, to: 2600, last_page: 2 })
})

test('those whose words are too long for an index to carry are found by them, too', async () => {
  const whole = await world.as.office.send(artists.list, wide)
  const second = await world.as.office.send(artists.list, { ...wide, page: 2, itemsPerPage: 25, total: 'later' })
  expect(second.data).toEqual(whole.data.slice(25, 50))
  expect(second.meta.total).toBeNull()
})

test.each([artists.list, artists.export])(
  'a client that disconnects in the middle frees the connection: $path',
  async (endpoint) => {
    for (let call = 0; call < 12; call++) {
      const answer = await ask(endpoint.path, call % 2 ? 'gzip' : 'identity')
      expect(answer.statusCode).toBe(200)
      await new Promise((resolve) => answer.once('data', resolve))
      answer.destroy()
    }
    await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { timeout: 10_000 })
    expect((await world.as.office.attempt(endpoint, crowd)).status).toBe(200)
  },
)

describe('a client that does not read its response', () => {
  /** More data than the buffers on the way hold, requested and not read. */
  const stuckReaders = (path: string) =>
    Array.from({ length: 8 }, () => {
      const request = rawRequest(addressOf(path, wide), { method: 'GET', headers: {}, visitor: world.as.office })
      stopReading(request)
      return request
    })

  test.each([artists.list, artists.export])('holds up nobody: $path', async ({ path }) => {
    const stuck = stuckReaders(path)
    await vi.waitFor(async () => expect(await spooledFiles()).toBe(8), { timeout: 20_000 })
    const begun = performance.now()
    const [page, few, sheet] = await Promise.all([
      world.as.office.send(artists.list, crowd),
      world.as.office.send(artists.list, { ...crowd, filter: 'crowd-17@' }),
      world.as.office.attempt(artists.export, crowd),
    ])
    expect(performance.now() - begun).toBeLessThan(9000)
    expect([page.data.length, few.data.length, sheet.status]).toEqual([artistCount, 1, 200])
    // The database is done with them, although nothing of them was taken.
    await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { timeout: 20_000 })
    expect(await spooledFiles()).toBe(8)

    // What still moved at the last look has its minute from then on.
    const afterAMinute = async () => {
      world.clock.advance({ seconds: 60 })
      expect(await spooledFiles()).toBe(0)
    }
    await vi.waitFor(afterAMinute, { timeout: 10_000, interval: 1000 })
    for (const { socket } of stuck) socket.destroy()
  })

  test('and a little of it now and then gets all of it', async () => {
    const request = rawRequest(addressOf(artists.export.path, wide), {
      method: 'GET',
      headers: { Connection: 'close' },
      visitor: world.as.office,
    })
    readSlowly(request, { bytes: 1_000_000, every: 50 })
    await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { timeout: 20_000 })
    const { status, text } = await request.answer
    expect(status).toBe(200)
    // A chunk of the transfer may begin in the middle of a word.
    const body = text.replaceAll(/\r\n[\da-f]+\r\n/g, '')
    expect(body.match(/wide-\d+@/g)).toHaveLength(wideArtists)
  })
})

test('a result of one batch waits for no other reader, however large it is', async () => {
  const all = world.db.selectFrom('pro_artists')
  const many = { count: all.select(({ fn }) => fn.countAll<number>().as('total')), rows: all.select('id'), size: 10 }
  const holders = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const batches = inBatches(world.db, many)
      await batches.next()
      return batches
    }),
  )
  expect((await world.as.office.send(artists.list, { ...crowd, filter: 'crowd-17@' })).data).toHaveLength(1)
  expect(await world.as.office.attempt(artists.export, { ...crowd, filter: 'crowd-17@' })).toMatchObject({
    status: 200,
  })
  const late = world.as.office.send(artists.list, crowd)
  for (const batches of holders) await batches.return()
  expect((await late).data).toHaveLength(artistCount)
})

test('a connection that is lost while nobody reads rows fails the next read, and no other', async () => {
  const all = world.db.selectFrom('pro_artists')
  const count = all.select(({ fn }) => fn.countAll<number>().as('total'))
  // The rows after the first take a while, so that they are still being read when the connection ends.
  const slow = all.select(['id', sql`pg_sleep(case when row_number() over () > 10 then 0.1 else 0 end)`.as('pause')])
  const batches = inBatches(world.db, { count, rows: slow, size: 10 })
  await batches.next()
  const connections = sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
  `
  await connections.execute(world.db)
  await expect(batches.next()).rejects.toThrow()
  expect((await world.as.office.send(artists.list, { ...crowd, itemsPerPage: 5 })).data).toHaveLength(5)
})

test('for a HEAD request, a page is not read', async () => {
  const { status, text } = await world.as.office.request({ method: 'HEAD', url: '/api/proartist' })
  expect({ status, text }).toEqual({ status: 200, text: '' })
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { timeout: 20_000 })
})

/** Over a connection of its own, read only as far as the test reads. */
function ask(path: string, encoding: string): Promise<IncomingMessage> {
  const { port } = world.app.server.address() as { port: number }
  const query = new URLSearchParams(Object.entries(crowd).map(([name, value]) => [name, String(value)]))
  const cookie = [...world.as.office.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    get(
      { port, path: `${path}?${query}`, headers: { cookie, 'accept-encoding': encoding }, agent: false },
      resolve,
    ).once('error', reject)
  })
}

function addressOf(path: string, query: object): string {
  const { port } = world.app.server.address() as { port: number }
  return `http://127.0.0.1:${port}${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}

const spooledFiles = async () => (await readdir(join(world.config.dataDir, 'tmp'))).length

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
  `.execute(world.db)
  return rows[0]?.count ?? 0
}
