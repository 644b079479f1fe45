import { connect } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { createApp } from '#app/server/app.ts'
import { session } from '#kit/contract/session.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import type { Config } from '#kit/server/start/config.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import { Visitor } from '#testing/visitor.ts'
import { together } from './bell.ts'
import { forgetRemoved, notify } from './notifications.steps.ts'

const production = {
  isProduction: true,
  publicUrl: 'https://portal.example.com',
  cookieDomain: 'example.com',
  allowedOrigins: ['https://portal.example.com', 'https://app.example.com'],
}

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('a notification', () => {
  test('speaks the reader’s language, also where a name has two', async () => {
    const name = { pl: 'Sesja zdjęciowa', 'en-US': 'Photo session' }
    for (const [language, title] of [
      ['pl', 'Nowa korzyść: Sesja zdjęciowa'],
      ['en-US', 'New benefit: Photo session'],
    ] as const) {
      const { id, visitor } = await world.person('pro-artist', language)
      await notifyEach([id], { type: 'benefit_added', params: { name }, link: 'benefits/1' })
      const { data, meta } = await visitor.send(notifications.list, unreadNewest)
      expect(data).toMatchObject([{ type: 'benefit_added', title, link: 'benefits/1', read_at: null }])
      expect(meta).toEqual({ current_page: 1, per_page: 1000, last_page: 1, from: 1, to: 1, total: 1 })
    }
  })

  test('takes nothing in a name for a rule of its text', async () => {
    const { id, visitor } = await world.person('client')
    await notifyEach([id], { type: 'application_arrived', params: { name: '{{name}} $t(app.name)' }, link: null })
    const { data } = await visitor.send(notifications.list, unreadNewest)
    expect(data[0]?.title).toBe('Nowe zgłoszenie: {{name}} $t(app.name)')
  })

  test('does not reach the user who caused it, and reaches nobody twice', async () => {
    const [causer, other] = [await world.person('client'), await world.person('client')]
    await notifyEach([causer.id, other.id, other.id], { type: 'welcome', link: null }, causer.id)
    expect(await countOf(causer.visitor)).toBe(0)
    expect(await countOf(other.visitor)).toBe(1)
  })

  test('is not stored for somebody who was erased, also where that happens at the same moment', async () => {
    const [deleted, going, other] = [
      await world.person('client'),
      await world.person('client'),
      await world.person('client'),
    ]
    const erase = `update users set email = 'former-' || id || '@deleted.invalid' where id = `
    await sql`${sql.raw(erase)} ${deleted.id}`.execute(world.db)
    const erasure = await inTransactionOf(world)
    await erasure.query(`select from users where id = ${going.id} for update`)
    const notified = notifyEach([deleted.id, going.id, other.id], { type: 'welcome', link: null })
    await untilWaiting(world.db, 1)
    await erasure.query(`${erase} ${going.id}; commit`)
    await notified
    const rows = world.db.selectFrom('notifications').select('user_id').where('type', '=', 'welcome')
    const recipients = (await rows.where('user_id', 'in', [deleted.id, going.id, other.id]).execute()).map(
      (row) => row.user_id,
    )
    expect(recipients).toEqual([other.id])
  })

  test('is its reader’s alone', async () => {
    const [owner, other] = [await world.person('client'), await world.person('client')]
    await notifyEach([owner.id], { type: 'welcome', link: null })
    const [notice] = (await owner.visitor.send(notifications.list, {})).data
    const id = notice?.id as number
    for (const call of [notifications.remove, notifications.markAsRead, notifications.markAsUnread])
      expect((await other.visitor.call(call, { id })).status).toBe(404)
    await other.visitor.send(notifications.markAllAsRead, {})
    await other.visitor.send(notifications.removeAll, {})
    expect(await countOf(owner.visitor)).toBe(1)
  })
})

describe('what was done to a notification by mistake', () => {
  test('is undone: a deleted one comes back as it was, a read one is unread again', async () => {
    const { id, visitor } = await world.person('client')
    const other = await world.person('client')
    await insertMany([id], 3)
    const all = async () => (await visitor.send(notifications.list, {})).data
    const before = await all()
    const notice = { id: before[1]?.id as number }
    const poll = follower(visitor)
    await poll()

    await visitor.send(notifications.remove, notice)
    expect(await all()).toHaveLength(2)
    await poll()
    expect((await other.visitor.call(notifications.restore, notice)).status).toBe(404)
    await visitor.send(notifications.restore, notice)
    expect(await all()).toEqual(before)
    expect(await poll()).toBe(200)
    expect((await visitor.call(notifications.restore, notice)).status).toBe(404)

    await visitor.send(notifications.markAsRead, notice)
    await visitor.send(notifications.markAsUnread, notice)
    expect(await all()).toEqual(before)
  })

  test('can be undone for an hour; then what was deleted cannot be restored', async () => {
    const { id, visitor } = await world.person('client')
    await insertMany([id], 1)
    const [notice] = (await visitor.send(notifications.list, {})).data
    await visitor.send(notifications.remove, { id: notice?.id as number })
    await forgetRemoved(world.db, new Date(world.clock.now().getTime() + 61 * 60_000))
    expect((await visitor.call(notifications.restore, { id: notice?.id as number })).status).toBe(404)
  })
})

describe('the list', () => {
  test('is newest first, is searchable in both languages, and can be limited to the unread ones', async () => {
    const { id, visitor } = await world.person('administrator')
    for (const name of ['Łucja Kowal', 'Anna Nowak', 'Ewa Lis'])
      await notifyEach([id], { type: 'application_arrived', params: { name }, link: null })
    const titles = async (query: object) =>
      (await visitor.send(notifications.list, query)).data.map(({ title }) => title.replace('Nowe zgłoszenie: ', ''))
    expect(await titles({})).toEqual(['Ewa Lis', 'Anna Nowak', 'Łucja Kowal'])
    expect(await titles({ sortBy: 'created_at' })).toEqual(['Łucja Kowal', 'Anna Nowak', 'Ewa Lis'])
    expect(await titles({ filter: 'lucja' })).toEqual(['Łucja Kowal'])
    expect(await titles({ filter: 'new APPLICATION nowak' })).toEqual(['Anna Nowak'])
    const [newest] = (await visitor.send(notifications.list, {})).data
    await visitor.send(notifications.markAsRead, { id: newest?.id as number })
    expect(await titles({ showOnlyNotRead: 1 })).toEqual(['Anna Nowak', 'Łucja Kowal'])
    expect(await titles({ itemsPerPage: 2, page: 2 })).toEqual(['Łucja Kowal'])
  })

  test('all means all, not the page', async () => {
    const { id, visitor } = await world.person('client')
    await insertMany([id], 1500)
    const page = await visitor.send(notifications.list, unreadNewest)
    expect([page.data.length, page.meta.total, page.meta.last_page]).toEqual([1000, 1500, 2])
    expect((await visitor.send(notifications.list, {})).data).toHaveLength(1500)
    await visitor.send(notifications.markAllAsRead, {})
    expect((await visitor.send(notifications.list, unreadNewest)).meta.total).toBe(0)
    expect((await visitor.send(notifications.list, {})).meta.total).toBe(1500)
    await visitor.send(notifications.removeAll, {})
    expect((await visitor.send(notifications.list, {})).meta.total).toBe(0)
  })
})

describe('the poll', () => {
  test('costs a 304 without content until anything has changed', async () => {
    const { id, visitor } = await world.person('client')
    await notifyEach([id], { type: 'welcome', link: null })
    await notifyEach([id], { type: 'welcome', link: null })
    const poll = follower(visitor)
    expect(await poll()).toBe(200)
    expect(await poll()).toBe(304)
    const [one, two] = (await visitor.send(notifications.list, {})).data.map((notice) => notice.id)
    const changes: [string, () => Promise<unknown>][] = [
      ['one came', () => notifyEach([id], { type: 'welcome', link: null })],
      ['one was read', () => visitor.send(notifications.markAsRead, { id: one as number })],
      ['one was deleted', () => visitor.send(notifications.remove, { id: two as number })],
      ['all were read', () => visitor.send(notifications.markAllAsRead, {})],
      ['all were deleted', () => visitor.send(notifications.removeAll, {})],
      [
        'another language',
        () => world.db.updateTable('users').set({ language_name: 'en-US' }).where('id', '=', id).execute(),
      ],
    ]
    for (const [name, change] of changes) {
      await change()
      expect([name, await poll(), await poll()]).toEqual([name, 200, 304])
    }
    await notifyEach([(await world.person('client')).id], { type: 'welcome', link: null })
    expect(await poll()).toBe(304)
  })

  test('is of one reader: an answer that somebody else had does not count', async () => {
    const [one, other] = [await world.person('client'), await world.person('client')]
    const { headers } = await one.visitor.call(notifications.list, unreadNewest)
    const stolen = await other.visitor.call(notifications.list, unreadNewest, { 'if-none-match': headers.etag })
    expect(stolen.status).toBe(200)
  })

  test('gives what the route gives, however the question is put', async () => {
    const { id, visitor } = await world.person('client')
    await insertMany([id], 3)
    const fast = await visitor.call(notifications.list, unreadNewest)
    const ordinary = await visitor.call(notifications.list, { ...unreadNewest, itemsPerPage: 999 })
    expect([fast.headers.etag !== undefined, ordinary.headers.etag]).toEqual([true, undefined])
    expect(fast.body.data).toEqual(ordinary.body.data)
    expect(fast.body.meta).toEqual({ ...ordinary.body.meta, per_page: 1000 })
  })

  test('of many at once gives each their own, and strangers none', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => world.person('pro-artist')))
    for (const [count, { id }] of people.entries()) await insertMany([id], count)
    const [blocked, disabled] = [people.pop(), people.pop()]
    await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', Number(blocked?.id)).execute()
    await world.db
      .updateTable('pro_artists')
      .set({ activation_status: 0 })
      .where('user_id', '=', Number(disabled?.id))
      .execute()
    const asking = [...people, blocked, disabled].map((person) => (person as (typeof people)[number]).visitor)
    const strangers = [
      await world.guest(),
      new Visitor(world.app, undefined, new Map([['atelier_session', 'made up']])),
    ]
    const answers = await Promise.all(
      [...asking, ...strangers].map((visitor) => visitor.call(notifications.list, unreadNewest)),
    )
    expect(answers.map(({ status, body }) => (status === 200 ? body.meta.total : status))).toEqual([
      ...people.keys(),
      ...[401, 401, 401, 401],
    ])
  })

  test('is not answered without end', async () => {
    const { visitor } = await world.person('client')
    const ask = (times: number) =>
      Promise.all(
        Array.from({ length: times }, async () => (await visitor.call(notifications.list, unreadNewest)).status),
      )
    expect(new Set(await ask(590))).toEqual(new Set([200]))
    expect(await ask(20)).toContain(429)
  })

  test('counts once, and as much as any other question', async () => {
    const { visitor } = await world.person('client')
    const left = async () => Number((await visitor.call(session.user, {})).headers['x-ratelimit-remaining'])
    const before = await left()
    for (let call = 0; call < 5; call++) await visitor.call(notifications.list, unreadNewest)
    // The same, put so that its route answers.
    for (let call = 0; call < 3; call++) await visitor.call(notifications.list, { ...unreadNewest, descending: 0 })
    expect(await left()).toBe(before - 5 - 3 - 1)
  })

  test('keeps no session alive', async () => {
    const { visitor } = await world.person('client')
    const copy = visitor.copy()
    world.clock.advance({ minutes: 100 })
    expect((await copy.call(notifications.list, unreadNewest)).cookies).toEqual([])
    world.clock.advance({ minutes: 30 })
    expect((await copy.call(notifications.list, unreadNewest)).status).toBe(401)
  })

  test.each([
    ['of the demo', {}, {}],
    [
      'of a portal in production, asked by an application on a host of its own',
      production,
      { Origin: 'https://app.example.com' },
    ],
  ] satisfies [string, Partial<Config>, { Origin?: string }][])(
    '%s without news is fewer than 400 bytes on the wire, headers and all',
    async (_, settings, asking: { Origin?: string }) => {
      const { portal } = world
      const app = await createApp({ ...portal, config: { ...portal.config, ...settings }, clock: world.clock.now })
      onTestFinished(() => app.close())
      const visitor = new Visitor(app, undefined, (await world.visitor('office')).cookies)
      const url = `${notifications.list.path}?${new URLSearchParams(Object.entries(unreadNewest).map(([key, value]) => [key, `${value}`]))}`
      const { headers } = await visitor.request({ url })
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
      const sent = { Host: 'portal.example.com', ...asking, 'If-None-Match': headers.etag }
      const answer = await overSocket(Number(port), [
        `GET ${url} HTTP/1.1`,
        `Cookie: atelier_session=${visitor.cookies.get('atelier_session')}`,
        ...Object.entries(sent).map(([name, value]) => `${name}: ${value}`),
      ])
      expect(answer).toMatch(/^HTTP\/1\.1 304 /)
      const head = answer.toLowerCase()
      for (const header of ['x-content-type-options: nosniff', 'referrer-policy: ', "frame-ancestors 'none'", 'etag: '])
        expect(head).toContain(header)
      expect(head).toContain('cache-control: private, no-cache')
      if (asking.Origin) {
        expect(head).toContain(`access-control-allow-origin: ${asking.Origin}`)
        expect(head).toContain('access-control-allow-credentials: true')
      }
      expect(Buffer.byteLength(answer)).toBeLessThan(400)
    },
  )
})

test('two transactions that notify the same users, each in another order, wait for each other without a deadlock', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => world.person('client')))
  const ids = people.map(({ id }) => id)
  await Promise.all(
    Array.from({ length: 20 }, (_, round) =>
      notifyEach(round % 2 === 0 ? ids : [...ids].reverse(), { type: 'welcome', link: null }),
    ),
  )
  expect(await countOf(people[0]?.visitor as Visitor)).toBe(20)
})

describe('with 100,000 notifications of 1,000 people', () => {
  beforeAll(async () => {
    const { rows } = await sql<{ id: number }>`
      insert into users (first_name, last_name, email, language_name)
      select 'Anna', 'Nowak', 'many-' || n || '@example.com', 'pl' from generate_series(1, 1000) n returning id
    `.execute(world.db)
    await insertMany(
      rows.map(({ id }) => id),
      100,
    )
    await sql`analyze notifications`.execute(world.db)
  }, 60_000)

  const own = sql`from notifications where user_id = 17`
  test.each([
    ['the poll', sql`select id ${own} and read_at is null order by id desc limit 1000`],
    ['a page', sql`select id ${own} order by created_at desc, id desc limit 25`],
    ['the total', sql`select count(*) ${own}`],
    ['a search', sql`select id ${own} and search like '%anna%' order by id desc limit 25`],
    ['marking all', sql`update notifications set read_at = now() where user_id = 17 and read_at is null`],
    ['deleting all', sql`delete ${own}`],
    ['the sweep', sql`delete from notifications where read_at < now() - interval '90 days'`],
  ])('%s uses an index', async (_, query) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(world.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index/)
    expect(plan).not.toContain('Seq Scan')
  })

  test('requests of one batch are each found by their key, by a plan that is cached for any number of them', async () => {
    await sql`
      insert into sessions (id_hash, user_id, created_at, last_seen_at, ip, user_agent)
      select sha256(id::text::bytea), id, now(), now(), '127.0.0.1', 'test' from users
    `.execute(world.db)
    await sql`analyze sessions`.execute(world.db)
    const plan = await world.db.transaction().execute(async (tx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
      await sql`prepare together (bytea[], text[], timestamptz, timestamptz, date) as ${sql.raw(together)}`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain execute together(array[sha256('1'), sha256('2')], array[null, null], now() - interval '1 hour', now() - interval '2 hours', now()::date)
      `.execute(tx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('sessions_pkey')
    expect(plan).not.toContain('Seq Scan')
    expect(plan).not.toContain('Hash Join')
  })
})

/** Notifies people as a listener of an event does. */
function notifyEach(
  userIds: number[],
  notice: Parameters<typeof notify>[2],
  causedBy: number | null = null,
): Promise<void> {
  const { texts, db, jobs } = world.portal
  const user = causedBy === null ? null : { id: causedBy }
  return db
    .transaction()
    .execute((tx) => notify({ db: tx, now: world.clock.now(), texts, jobs, user } as Acting, userIds, notice))
}
type Acting = Parameters<NonNullable<Listeners['user.signedIn']>>[0]

async function insertMany(userIds: number[], each: number): Promise<void> {
  await sql`
    insert into notifications (user_id, type, params, link, search, created_at)
    select user_id, 'application_arrived', '{"name": "Anna Nowak"}', 'proartist/1', 'nowe zgloszenie anna nowak', now()
    from generate_series(1, ${each}::integer), unnest(${userIds}::integer[]) user_id
  `.execute(world.db)
}

async function countOf(visitor: Visitor): Promise<number> {
  return (await visitor.send(notifications.list, {})).meta.total
}

/** Polls as a browser does, with the ETag of the last response; returns the status. */
function follower(visitor: Visitor) {
  let etag: string | undefined
  return async () => {
    const answer = await visitor.call(notifications.list, unreadNewest, { 'if-none-match': etag })
    if (answer.status === 304) expect(answer.text).toBe('')
    etag = answer.headers.etag
    return answer.status
  }
}

/** The whole answer as it travels. */
function overSocket(port: number, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    socket.once('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
