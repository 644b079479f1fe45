import { get, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { proArtists } from '#contract/pro-artists.ts'
import { type Academy, academy } from '#testing/server.ts'

const artists = 2600
const crowd = { params: '{"context":"INVITATION"}', filter: 'crowd', sortBy: 'name', descending: 1 } as const

let world: Academy
beforeAll(async () => {
  world = await academy()
  await sql`
    insert into pro_artists (
      first_name, last_name, email, phone, country_id, city, techniques, years_of_experience, motivation, language_name,
      applied_at, status_changed_at
    )
    select 'Crowd', 'Łoś ' || n % 700, 'crowd-' || n || '@example.com', '+48600000000', 1, 'Łódź', '{LIPS}', 3, 'x', 'pl', now(), now()
    from generate_series(1, ${artists}::int) n
  `.execute(world.db)
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  return world.close
})

test('a page of any size is as right as many small ones', async () => {
  const whole = await world.as.office.send(proArtists.list, crowd)
  const small = await Promise.all(
    [1, 2, 3].map((page) => world.as.office.send(proArtists.list, { ...crowd, page, itemsPerPage: 1000 })),
  )
  expect(whole.data).toEqual(small.flatMap(({ data }) => data))
  expect(whole.meta).toEqual({
    current_page: 1,
    per_page: 99_999,
    last_page: 1,
    from: 1,
    to: artists,
    total: artists,
  })
  const second = await world.as.office.send(proArtists.list, { ...crowd, page: 2, itemsPerPage: 1300 })
  expect(second.data).toEqual(whole.data.slice(1300))
  expect(second.meta).toMatchObject({ from: 1301, to: 2600, last_page: 2 })
})

test.each([proArtists.list, proArtists.export])(
  'whoever goes away in the middle frees the connection: $path',
  async (endpoint) => {
    for (let call = 0; call < 12; call++) {
      const answer = await ask(endpoint.path)
      expect(answer.statusCode).toBe(200)
      await new Promise((resolve) => answer.once('data', resolve))
      answer.destroy()
    }
    await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { timeout: 10_000 })
    expect((await world.as.office.attempt(endpoint, crowd)).status).toBe(200)
  },
)

test('many readers at once wait for each other, and leave connections for everybody else', async () => {
  const slow = await Promise.all(Array.from({ length: 4 }, () => ask(proArtists.list.path)))
  const late = world.as.office.send(proArtists.list, crowd)
  expect((await world.as.office.send(proArtists.list, { ...crowd, itemsPerPage: 25 })).data).toHaveLength(25)
  for (const answer of slow) answer.destroy()
  expect((await late).data).toHaveLength(artists)
})

test('asked for its head alone, a page is not read', async () => {
  const { status, text } = await world.as.office.request({ method: 'HEAD', url: '/api/proartist' })
  expect({ status, text }).toEqual({ status: 200, text: '' })
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0))
})

/** Over a connection of its own, read only as far as the test reads. */
function ask(path: string): Promise<IncomingMessage> {
  const { port } = world.app.server.address() as { port: number }
  const query = new URLSearchParams(Object.entries(crowd).map(([name, value]) => [name, String(value)]))
  const cookie = [...world.as.office.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    get({ port, path: `${path}?${query}`, headers: { cookie }, agent: false }, resolve).once('error', reject)
  })
}

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
  `.execute(world.db)
  return rows[0]?.count ?? 0
}
