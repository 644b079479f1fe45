import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { countries } from '#academy/countries/contract/countries.ts'
import { session } from '#kit/contract/session.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { untilWaiting } from '#testing/servers/locks.ts'
import type { Visitor } from '#testing/visitor.ts'

const mismatch = '{"message":"CSRF token mismatch."}'
const unauthenticated = '{"message":"Unauthenticated."}'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('GET /sanctum/csrf-cookie', () => {
  test('answers 204, no body, no Content-Type, and two cookies; it works for strangers too', async () => {
    const guest = await world.guest()
    guest.cookies.clear()
    const answer = await guest.call(session.csrfCookie, {})
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(answer.headers).not.toHaveProperty('content-type')
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[\w%.-]+; Max-Age=7200; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^atelier_session=[\w-]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('the value of XSRF-TOKEN is percent-encoded', async () => {
    const token = (await world.guest()).cookies.get('XSRF-TOKEN') ?? ''
    expect(token).toMatch(/%3D$/)
    expect(Buffer.from(decodeURIComponent(token), 'base64')).toHaveLength(32)
  })

  test('the cookies are Secure on https, and have a Domain only when configured', async () => {
    const { guest } = await academyForTest({ publicUrl: 'https://portal.example.com', cookieDomain: 'example.com' })
    const answer = await (await guest()).call(session.csrfCookie, {})
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=\S+; Max-Age=7200; Domain=example\.com; Path=\/; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^atelier_session=\S+; Max-Age=7200; Domain=example\.com; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  test('on https, without a Domain, no other host can have set the session’s cookie', async () => {
    const { guest, as } = await academyForTest({ publicUrl: 'https://portal.example.com' })
    const answer = await (await guest()).call(session.csrfCookie, {})
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=\S+; Max-Age=7200; Path=\/; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-atelier_session=\S+; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect((await as.office.call(session.user, {})).status).toBe(200)
    as.office.cookies.set('atelier_session', as.office.cookies.get('__Host-atelier_session') ?? '')
    as.office.cookies.delete('__Host-atelier_session')
    expect((await as.office.call(session.user, {})).status).toBe(401)
  })

  test('a visitor with a session does not get a new one', async () => {
    const { office } = world.as
    const before = office.cookies.get('atelier_session')
    await office.send(session.csrfCookie, {})
    expect(office.cookies.get('atelier_session')).toBe(before)
  })
})

describe('every changing request needs header X-XSRF-TOKEN, bound to the session', () => {
  const tokens: [string, (own: string) => Promise<string | undefined> | string | undefined][] = [
    ['missing', () => undefined],
    ['empty', () => ''],
    ['garbage', () => 'garbage'],
    ['cut short', (own) => own.slice(0, -2)],
    ['in the encoding of the cookie', (own) => encodeURIComponent(own)],
    ['very long', () => 'A'.repeat(8000)],
    ['foreign', async () => tokenOf(await world.guest())],
  ]

  test.each(tokens)('a token that is %s: 419', async (_, tokenFrom) => {
    const { office } = world.as
    const headers = { 'x-xsrf-token': await tokenFrom(tokenOf(office)) }
    const answer = await office.call(session.changeLanguage, { language: 'pl' }, headers)
    expect(answer).toMatchObject({ status: 419, text: mismatch })
  })

  test('a stale token, of before the sign-in: 419', async () => {
    const visitor = await world.guest()
    const before = tokenOf(visitor)
    await visitor.signIn(cast.student)
    const answer = await visitor.call(session.logout, {}, { 'x-xsrf-token': before })
    expect(answer).toMatchObject({ status: 419, text: mismatch })
  })

  test('the right token without its session: 419', async () => {
    const visitor = await world.guest()
    const answer = await visitor.call(session.login, cast.student, { cookie: undefined })
    expect(answer).toMatchObject({ status: 419, text: mismatch })
  })

  test.each(['GET', 'HEAD', 'OPTIONS'] as const)('%s changes nothing and needs none', async (method) => {
    const headers = { 'x-xsrf-token': undefined }
    const answer = await world.as.office.request({ method, url: '/api/benefits', headers })
    expect(answer.status).toBeLessThan(300)
  })

  test('Origin, where present, must be an allowed one', async () => {
    const { office } = world.as
    const answerTo = (origin: string) => office.call(session.changeLanguage, { language: 'pl' }, { origin })
    expect(await answerTo('http://127.0.0.1:3000')).toMatchObject({ status: 200 })
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:3001',
      'http://127.0.0.1:3000.evil.example',
    ])
      expect(await answerTo(origin)).toMatchObject({ status: 419, text: mismatch })
  })

  test('_method never changes the verb', async () => {
    const { office } = world.as
    const { data } = await office.send(benefits.create, draft)
    const url = `/api/benefits/${data.id}`
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    const posted = { method: 'POST', headers, payload: { _method: 'DELETE' } } as const
    expect(await office.request({ ...posted, url })).toMatchObject({ status: 405 })
    expect(await office.request({ ...posted, url: `${url}?_method=DELETE` })).toMatchObject({ status: 405 })
    expect(await office.request({ method: 'GET', url: `${url}?_method=DELETE`, headers })).toMatchObject({
      status: 200,
    })
    expect(
      await office.request({ method: 'PUT', headers, url: `${url}?_method=DELETE`, payload: draft }),
    ).toMatchObject({
      status: 200,
    })
    expect(await office.send(benefits.get, { id: data.id })).toMatchObject({ data: { id: data.id } })
  })
})

describe('order of checks', () => {
  const bad = { name: 'not two languages' }

  test('419 before 401', async () => {
    const guest = await world.guest()
    const unsigned = { 'x-xsrf-token': undefined }
    expect(await guest.attempt(benefits.update, { id: 1, ...bad }, unsigned)).toMatchObject({ status: 419 })
    expect(await guest.attempt(benefits.update, { id: 1, ...bad })).toMatchObject({ status: 401 })
  })

  test('401 before 404', async () => {
    const guest = await world.guest()
    expect(await guest.call(benefits.get, { id: 999_999 })).toMatchObject({ status: 401, text: unauthenticated })
    expect(await guest.request({ url: '/api/nothing-here' })).toMatchObject({ status: 401, text: unauthenticated })
  })

  test('then throttling, then 404', async () => {
    const missing = { token: 'x', email: 'nobody' }
    const nobody = await world.guest()
    const { visitor: student } = await world.person('client')
    for (let count = 0; count < 60; count++) await nobody.call(session.verifyResetToken, missing)
    expect(await nobody.call(session.verifyResetToken, missing)).toMatchObject({ status: 429 })
    for (let count = 0; count < 600; count++) await student.call(benefits.get, { id: 999_999 })
    expect(await student.call(benefits.get, { id: 999_999 })).toMatchObject({ status: 429 })
  })

  test('404 before 403 before 422', async () => {
    const { office, artist, student } = world.as
    const { data } = await office.send(benefits.create, draft)
    const hidden = await office.send(benefits.create, { ...draft, is_active: false })
    expect(await office.attempt(benefits.update, { id: 999_999, ...bad })).toMatchObject({ status: 404 })
    expect(await student.attempt(benefits.update, { id: data.id, ...bad })).toMatchObject({ status: 404 })
    expect(await artist.attempt(benefits.update, { id: hidden.data.id, ...bad })).toMatchObject({ status: 404 })
    expect(await artist.attempt(benefits.update, { id: data.id, ...bad })).toMatchObject({ status: 403 })
    expect(await office.attempt(benefits.update, { id: data.id, ...bad })).toMatchObject({ status: 422 })
    const malformed = { method: 'PUT', headers: { 'content-type': 'application/json' }, payload: '{' } as const
    expect(await artist.request({ ...malformed, url: `/api/benefits/${data.id}` })).toMatchObject({ status: 403 })
  })
})

describe('logging in rotates session id and token, logging out destroys both and hands out anonymous ones', () => {
  test('logging in', async () => {
    const visitor = await world.guest()
    const before = visitor.copy()
    await visitor.signIn(cast.student)
    expect(visitor.cookies.get('atelier_session')).not.toBe(before.cookies.get('atelier_session'))
    expect(tokenOf(visitor)).not.toBe(tokenOf(before))
    expect(await before.call(session.user, {})).toMatchObject({ status: 401 })
    expect(await before.call(session.login, cast.student)).toMatchObject({ status: 419 })
  })

  test('logging in again, as somebody else', async () => {
    const visitor = await (await world.guest()).signIn(cast.student)
    const before = visitor.copy()
    await visitor.signIn(cast.artist)
    expect(await visitor.send(session.user, {})).toMatchObject({ email: cast.artist.email })
    expect(await before.call(session.user, {})).toMatchObject({ status: 401 })
  })

  test('logging out; the old cookie answers 401 from then on', async () => {
    const visitor = await (await world.guest()).signIn(cast.student)
    const before = visitor.copy()
    const answer = await visitor.call(session.logout, {})
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(answer.cookies).toHaveLength(2)
    expect(visitor.cookies.get('atelier_session')).not.toBe(before.cookies.get('atelier_session'))
    expect(await before.call(session.user, {})).toMatchObject({ status: 401, text: unauthenticated })
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 401 })
    // The anonymous pair is good for the next sign-in.
    await visitor.signIn(cast.student)
  })

  test('a failed login leaves the session as it is', async () => {
    const visitor = await world.guest()
    const before = visitor.cookies.get('atelier_session')
    expect(await visitor.call(session.login, { ...cast.student, password: 'wrong' })).toMatchObject({ status: 422 })
    expect(visitor.cookies.get('atelier_session')).toBe(before)
  })
})

describe('lifetime', () => {
  test('idle 120 min', async () => {
    const { visitor } = await world.person('administrator')
    for (let visit = 0; visit < 3; visit++) {
      world.clock.advance({ minutes: 119 })
      expect(await visitor.call(session.user, {})).toMatchObject({ status: 200 })
    }
    world.clock.advance({ minutes: 120 })
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 401, text: unauthenticated })
  })

  test('the cookies last as long as the session: a visit renews them', async () => {
    const { visitor } = await world.person('administrator')
    world.clock.advance({ minutes: 5 })
    expect((await visitor.call(session.user, {})).cookies).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=.*Max-Age=7200/),
      expect.stringMatching(/^atelier_session=.*Max-Age=7200/),
    ])
    expect((await visitor.call(session.user, {})).cookies).toEqual([])
  })

  test('polls do not extend it', async () => {
    const { visitor } = await world.person('administrator')
    for (let poll = 0; poll < 4; poll++) {
      world.clock.advance({ minutes: 29 })
      expect(await visitor.call(dashboard.counters, {})).toMatchObject({ status: 200, cookies: [] })
    }
    world.clock.advance({ minutes: 5 })
    expect(await visitor.call(dashboard.counters, {})).toMatchObject({ status: 401 })
  })

  test('absolute 12 h', async () => {
    const { visitor } = await world.person('administrator')
    for (let visit = 0; visit < 12; visit++) {
      expect(await visitor.call(session.user, {})).toMatchObject({ status: 200 })
      world.clock.advance({ minutes: 60 })
    }
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 401 })
  })
})

describe('a late answer to a request begun before login or logout must not bring the old cookie back', () => {
  test('begun before logout', async () => {
    const { visitor } = await world.person('administrator')
    world.clock.advance({ minutes: 61 })
    const late = await heldUpBy(
      world.db,
      'benefits',
      () => visitor.copy().call(benefits.list, {}),
      () => visitor.send(session.logout, {}),
    )
    expect(late).toMatchObject({ status: 200, cookies: [] })
  })

  test('begun before login', async () => {
    const { account } = await world.person('client')
    const visitor = await world.guest()
    world.clock.advance({ minutes: 61 })
    const late = await heldUpBy(
      world.db,
      'countries',
      () => visitor.copy().call(countries.list, {}),
      () => visitor.signIn(account),
    )
    expect(late).toMatchObject({ status: 200, cookies: [] })
  })

  test('a refresh of the cookies that was overtaken by logout', async () => {
    const { visitor } = await world.person('client')
    const idHash = hash(visitor.cookies.get('atelier_session'))
    let refresh: ReturnType<Visitor['call']> | undefined
    await world.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
      refresh = visitor.call(session.csrfCookie, {})
      await untilWaiting(world.db, 1)
    })
    expect(await refresh).toMatchObject({ status: 204, cookies: [] })
  })
})

describe('password change or block ends that user’s other sessions', () => {
  test('password change', async () => {
    const { account, visitor } = await world.person('administrator')
    const bystander = await world.person('administrator')
    const other = await world.guest()
    await other.send(session.forgotPassword, { email: account.email })
    const { token = '' } = (await world.lastMail(account.email)).values
    const password = 'a new long password'
    const form = { token, email: account.email, password, password_confirmation: password }
    await other.send(session.resetPassword, form)
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 401 })
    expect(await bystander.visitor.call(session.user, {})).toMatchObject({ status: 200 })
  })

  test('block', async () => {
    const { id, visitor } = await world.person('client')
    await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', id).execute()
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 401, text: unauthenticated })
  })
})

describe('session ids', () => {
  test('are 256 random bits, stored hashed', async () => {
    const visitors = await Promise.all([1, 2, 3].map(() => world.guest()))
    const ids = visitors.map((visitor) => visitor.cookies.get('atelier_session') ?? '')
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32)
    const { rows } = await sql<{ all: string }>`select string_agg(s::text, ' ') as all from sessions s`.execute(
      world.db,
    )
    for (const id of ids) expect(rows[0]?.all).toContain(hash(id).toString('hex'))
    for (const id of ids) expect(rows[0]?.all).not.toContain(id)
  })

  test.each(['made-up', 'A'.repeat(43), '', "' or 1=1 --", '%00', '%F0%9F%8E%A8', 'x'.repeat(400)])(
    'an id that the server did not issue is never adopted: %s',
    async (id) => {
      const guest = await world.guest()
      guest.cookies.set('atelier_session', id)
      expect(await guest.call(session.user, {})).toMatchObject({ status: 401, cookies: [] })
      expect(await guest.call(session.login, cast.student)).toMatchObject({ status: 419, cookies: [] })
      await guest.send(session.csrfCookie, {})
      expect(guest.cookies.get('atelier_session')).toMatch(/^[\w-]{43}$/)
      expect(guest.cookies.get('atelier_session')).not.toBe(id)
    },
  )
})

const text = (words: string) => ({ pl: words, 'en-US': words })
const draft = { name: text('Rabat'), description: text('Na pigmenty'), category: 'DISCOUNT', is_active: true } as const

function tokenOf(visitor: Visitor): string {
  return decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '')
}

function hash(id = ''): Buffer {
  return createHash('sha256').update(id).digest()
}

/** Sends a request that has to wait for a table until something else has happened. */
async function heldUpBy<A>(
  db: Academy['db'],
  table: string,
  request: () => Promise<A>,
  meanwhile: () => Promise<unknown>,
) {
  let late: Promise<A> | undefined
  await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    late = request()
    await untilWaiting(db, 1)
    await meanwhile()
  })
  return late
}
