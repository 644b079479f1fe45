import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { session } from '#kit/contract/session.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { academyForTest } from '#testing/academy.ts'
import { demoteDatabase } from '#testing/faults/demote-database.ts'
import { endConnections } from '#testing/faults/end-connections.ts'
import { untilWaiting } from '#testing/servers/locks.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'

const words = { pl: 'Rabat', 'en-US': 'Discount' }
// Hidden: nobody is notified, so that only the test's own calls wait or are ended.
const draft = { name: words, description: words, category: 'DISCOUNT', is_active: false } as const
const away = {
  status: 503,
  headers: { 'retry-after': '5', 'content-type': 'application/json; charset=utf-8' },
  body: { message: 'Portal jest chwilowo niedostępny. Spróbuj ponownie za chwilę.', code: 'overloaded' },
}

test('connections that end in the middle of a request make it a 503, and the next request is answered', async () => {
  const world = await academyForTest()
  const { office, artist } = world.as
  for (let end = 1; end <= 3; end++) {
    const holder = new pg.Client(world.connection).on('error', () => {})
    await holder.connect()
    await holder.query('begin; lock table benefits in access exclusive mode')
    const waiting = Promise.all([office.call(benefits.list, {}), office.call(benefits.create, draft)])
    await untilWaiting(world.db, 2)
    await endConnections(world.connection)
    for (const answer of await waiting) expect(answer).toMatchObject(away)

    const answers = await Promise.all([
      office.call(benefits.list, {}),
      office.call(benefits.create, draft),
      artist.call(notifications.list, unreadNewest),
      artist.call(session.user, {}),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200])
  }
})

test('a page of thousands is sent whole or cut off when connections end meanwhile, and nothing else ends', async () => {
  const world = await academyForTest()
  await sql`
    insert into pro_artists (
      first_name, last_name, email, phone, country_id, city, techniques, years_of_experience, motivation, language_name,
      applied_at, status_changed_at
    )
    select 'Crowd', repeat('x', 5000), 'crowd-' || n || '@example.com', '+48600000000', 1, 'Łódź', '{LIPS}', 3, 'x', 'pl', now(), now()
    from generate_series(1, 3000) n
  `.execute(world.db)
  const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const cookie = [...world.as.office.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asking = get(`${url}${artists.list.path}?params={"context":"INVITATION"}`, { headers: { cookie } })
  const [page] = (await once(asking, 'response')) as [IncomingMessage]
  expect(page.statusCode).toBe(200)
  await endConnections(world.connection)
  // Read to its end by then it is whole; cut off, it does not pass for that.
  const body = await text(page).catch(() => null)
  if (body !== null) expect(JSON.parse(body)).toMatchObject({ data: { length: JSON.parse(body).meta.total } })
  expect(await world.as.office.call(dashboard.health, {})).toMatchObject({ status: 200 })
})

test('a read-only server answers 503 to changes, and the first change after it is writable again is stored', async () => {
  const world = await academyForTest()
  const { office } = world.as
  const promote = await demoteDatabase(world.connection)
  const answers = await Promise.all(Array.from({ length: 12 }, () => office.call(benefits.create, draft)))
  for (const answer of answers) expect(answer).toMatchObject(away)
  expect((await office.call(benefits.list, {})).status).toBe(200)
  await promote()
  const create = async () => (await office.call(benefits.create, draft)).status
  await expect.poll(create, { timeout: 1000 }).toBe(201)
  const answersAfter = await Promise.all(Array.from({ length: 12 }, create))
  expect(new Set(answersAfter)).toEqual(new Set([201]))
})

test('mails leave although the queue lost its connections', async () => {
  const sink = await startMailSink()
  onTestFinished(sink.close)
  const world = await academyForTest({ smtpUrl: sink.url })
  const { account } = await world.person('client')
  const guest = await world.guest()
  await endConnections(world.connection)
  await guest.send(session.forgotPassword, { email: account.email })
  await expect.poll(() => sink.mailsTo(account.email).length, { timeout: 20_000 }).toBe(1)
})

test('a mail whose server hangs does not hold up the others', async () => {
  const stuck = 'stuck@example.com'
  const sink = await startMailSink(0, stuck)
  const world = await academyForTest({ smtpUrl: sink.url })
  // Before the portal, which would wait for its mail.
  onTestFinished(sink.close)
  const others = await Promise.all([1, 2].map(() => world.person('client')))
  await world.db
    .updateTable('users')
    .set({ email: stuck })
    .where('id', '=', others[0]?.id ?? 0)
    .execute()
  const guest = await world.guest()
  await guest.send(session.forgotPassword, { email: stuck })
  await expect.poll(sink.isHanging, { timeout: 10_000 }).toBe(true)
  const email = others[1]?.account.email ?? ''
  await guest.send(session.forgotPassword, { email })
  await expect.poll(() => sink.mailsTo(email).length, { timeout: 8000 }).toBe(1)
})
