import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { placeholders } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { startPostgres } from '#kit/server/postgres/server/postgres.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { firstServerError } from '#testing/server-errors.ts'
import { testConfig } from '#testing/test-config.ts'
import { type Answer, Visitor } from '#testing/visitor.ts'

let world: Academy
let polish: Visitor
let english: Visitor
beforeAll(async () => {
  world = await academy()
  polish = (await world.person('administrator', 'pl')).visitor
  english = (await world.person('administrator', 'en-US')).visitor
  return world.close
})

const kinds = [200, 201, 204, 401, 403, 404, 405, 409, 413, 415, 419, 422, 429, 500, 'preflight'] as const
type Kind = (typeof kinds)[number]
const unknown = { id: 999_999 }
const addressesOfNothing = [
  ...['x', '-1', '1e3', '01', '9'.repeat(20), '%00', '%zz', '%F0%9F%8E%A8', 'x'.repeat(600)].map(
    (id) => `/api/benefits/${id}`,
  ),
  ...['/api/nothing', '/nothing', '/%zz', '/..%2f..%2fetc/passwd', '//evil.example'],
]
const text = (words: string) => ({ pl: words, 'en-US': words })
const draft = { name: text('Rabat'), description: text('Na pigmenty'), category: 'DISCOUNT', is_active: true } as const

describe('Errors', () => {
  test('401 {"message"}', async () => {
    expect(await (await world.guest()).call(benefits.list, {})).toMatchObject({
      status: 401,
      text: '{"message":"Unauthenticated."}',
    })
  })

  test('403 {"message"}', async () => {
    const { data } = await polish.send(benefits.create, draft)
    const refusal = async (language: 'pl' | 'en-US') => {
      const { visitor } = await world.person('pro-artist', language)
      const { status, body } = await visitor.call(benefits.remove, { id: data.id })
      return [status, body]
    }
    expect(await refusal('pl')).toEqual([403, { message: 'Nie masz uprawnień do tej czynności.' }])
    expect(await refusal('en-US')).toEqual([403, { message: 'You don’t have permission to do this.' }])
  })

  test('404 {"message":"Not found."}', async () => {
    for (const visitor of [polish, english]) {
      expect(await visitor.call(benefits.get, unknown)).toMatchObject({ status: 404, text: '{"message":"Not found."}' })
      for (const url of addressesOfNothing)
        expect(await visitor.request({ url }), url).toMatchObject({ status: 404, text: '{"message":"Not found."}' })
    }
  })

  test('an address opened without its # leads to the application', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const open = (url: string) => polish.request({ url, headers })
    expect(await open('/students?state=BLOCKED')).toMatchObject({
      status: 302,
      headers: { location: '/#/students?state=BLOCKED' },
    })
    // Whether the application is built or not, and never to another host.
    for (const url of ['//evil.example', '/privacy%00'])
      expect(await open(url), url).toMatchObject({ status: 302, headers: { location: `/#${url}` } })
    expect(await open('/api/nothing')).toMatchObject({ status: 404, text: '{"message":"Not found."}' })
  })

  test('405 with Allow', async () => {
    const answer = await polish.request({ method: 'PATCH', url: '/api/benefits/1' })
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, PUT, DELETE' },
      body: { message: 'Ta metoda nie jest tu obsługiwana.' },
    })
    const other = await english.request({ method: 'DELETE', url: '/login?x=1' })
    expect(other).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
      body: { message: 'This method isn’t supported here.' },
    })
  })

  test('409 {message, code}', async () => {
    const id = await insertArtist(world.db, { invitation_status: 2 })
    expect(await polish.call(applications.complete, { id })).toMatchObject({
      status: 409,
      body: {
        message:
          'Tego kroku nie da się teraz wykonać: zgłoszenie ma stan „Odrzucone”. Strona sama się odświeżyła: sprawdź ostatnią decyzję.',
        code: 'step_not_possible',
      },
    })
    expect(await english.call(applications.complete, { id })).toMatchObject({
      status: 409,
      body: {
        message:
          'This step isn’t possible now: the application is “Rejected”. The page has refreshed itself: see the last decision.',
        code: 'step_not_possible',
      },
    })
  })

  test('400: a packed body that arrives damaged; whole, it is read as any other', async () => {
    const packed = gzipSync(JSON.stringify(draft))
    const post = (visitor: Visitor, payload: Buffer) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
      return visitor.request({ method: 'POST', url: '/api/benefits', headers, payload })
    }
    expect(await post(polish, packed)).toMatchObject({ status: 201 })
    for (const damaged of [packed.subarray(0, -8), Buffer.from(JSON.stringify(draft))]) {
      expect(await post(polish, damaged)).toMatchObject({
        status: 400,
        body: { message: 'Treść żądania dotarła uszkodzona. Wyślij ją ponownie.', code: 'malformed_body' },
      })
      expect(await post(english, damaged)).toMatchObject({
        status: 400,
        body: { message: 'What you sent arrived damaged. Send it again.', code: 'malformed_body' },
      })
    }
  })

  test('413', async () => {
    const heavy = { method: 'POST', url: '/api/benefits', payload: { name: 'x'.repeat(1024 * 1024) } } as const
    expect(await polish.request(heavy)).toMatchObject({ status: 413, body: { message: 'Przesłane dane są za duże.' } })
    expect(await english.request(heavy)).toMatchObject({
      status: 413,
      body: { message: 'What you sent is too large.' },
    })
    const deep = '['.repeat(50) + ']'.repeat(50)
    const post = (payload: string) =>
      polish.request({ method: 'POST', url: '/api/benefits', headers: { 'content-type': 'application/json' }, payload })
    expect(await post(deep)).toMatchObject({ status: 413 })
    expect(await post(`[${'[],'.repeat(150_000)}[]]`)).toMatchObject({ status: 413 })
    expect(await post(`{${Array.from({ length: 3000 }, (_, index) => `"k${index}":1`)}}`)).toMatchObject({
      status: 413,
    })
    // Within a text they are but characters.
    const typed = { ...draft, description: text(`\\"${deep}\\\\": {,`) }
    expect(await post(JSON.stringify(typed))).toMatchObject({ status: 201, body: { data: typed } })
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', undefined])(
    '415: %s',
    async (type) => {
      const request = {
        method: 'POST',
        url: '/api/benefits',
        headers: { 'content-type': type },
        payload: 'a=b',
      } as const
      expect(await polish.request(request)).toMatchObject({
        status: 415,
        body: { message: 'Ten format danych nie jest obsługiwany.' },
      })
      expect(await english.request(request)).toMatchObject({
        status: 415,
        body: { message: 'This data format isn’t supported.' },
      })
    },
  )

  test('415: JSON where a form belongs, a form where JSON belongs', async () => {
    const email = 'accepted@example.com'
    await polish.send(applications.accept, { id: await insertArtist(world.db, { email }) })
    const guest = await world.guest()
    const url = `/api/proartist/accepted-form/hash/${(await world.lastMail(email)).hash}`
    expect(await guest.request({ method: 'POST', url, payload: {} })).toMatchObject({ status: 415 })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const payload = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'
    expect(await polish.request({ method: 'POST', url: '/api/benefits', headers, payload })).toMatchObject({
      status: 415,
    })
  })

  test('419', async () => {
    const unsigned = { 'x-xsrf-token': undefined }
    for (const visitor of [polish, english])
      expect(await visitor.call(benefits.remove, unknown, unsigned)).toMatchObject({
        status: 419,
        text: '{"message":"CSRF token mismatch."}',
      })
  })

  describe('422 {message, errors}', () => {
    test('message is the first error', async () => {
      const answer = await polish.attempt(benefits.create, { ...draft, category: 'GIFT' })
      const message = 'Wybierz jedną z podanych możliwości.'
      expect(answer).toMatchObject({ status: 422, text: JSON.stringify({ message, errors: { category: [message] } }) })
    })

    const [first, required] = ['To pole jest wymagane.', 'This field is required.']
    test.each([
      [1, `${first} (i jeszcze 1 błąd)`, `${required} (and 1 more error)`],
      [2, `${first} (i jeszcze 2 błędy)`, `${required} (and 2 more errors)`],
      [5, `${first} (i jeszcze 5 błędów)`, `${required} (and 5 more errors)`],
    ])('and " (and %i more errors)", in three plural forms', async (count, inPolish, inEnglish) => {
      const fields = ['first_name', 'last_name', 'city', 'phone', 'email', 'motivation'] as const
      const incomplete = { ...application, ...Object.fromEntries(fields.slice(0, count + 1).map((name) => [name, ''])) }
      const answerTo = async (visitor: Visitor) => (await visitor.attempt(applications.register, incomplete)).body
      expect(await answerTo(polish)).toMatchObject({ message: inPolish })
      expect(await answerTo(english)).toMatchObject({ message: inEnglish })
    })

    test('"field.0.sub"', async () => {
      const answer = await polish.attempt(applications.register, {
        ...application,
        techniques: ['LIPS', 'TATTOO'],
        motivation: 'krótko',
      })
      expect(answer.body).toMatchObject({
        errors: {
          'techniques.1': ['Wybierz jedną z podanych możliwości.'],
          motivation: ['Wpisz co najmniej 20 znaków.'],
        },
      })
      const nested = await polish.attempt(benefits.create, { ...draft, name: { pl: 'Rabat' } })
      expect(nested.body).toMatchObject({ errors: { 'name.en-US': ['To pole jest wymagane.'] } })
    })

    test.each(['{', '{"name":}', '[1,', 'x', '{"a":1}}', "{'a':1}", '\ufeff{', 'undefined'])(
      'malformed JSON is a 422, never a 500: %s',
      async (payload) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await english.request({ method: 'POST', url: '/api/benefits', headers, payload })
        const message = 'The request body isn’t valid JSON.'
        expect(answer).toMatchObject({ status: 422, body: { message, errors: { body: [message] } } })
      },
    )

    test.each(['[]', '7', '"text"', 'true'])('JSON that is no object is a 422, too: %s', async (payload) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await english.request({ method: 'POST', url: '/api/benefits', headers, payload })
      expect(answer).toMatchObject({ status: 422, body: { errors: { body: ['This value isn’t valid.'] } } })
    })

    test.each(['', 'null'])('no body is an empty one: %j', async (payload) => {
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      const answer = await english.request({ method: 'POST', url: '/api/benefits', headers, payload })
      expect(answer).toMatchObject({ status: 422, body: { errors: { name: [required] } } })
    })
  })

  test('429 with Retry-After and X-RateLimit-*', async () => {
    const limited = async (visitor: Visitor) => {
      const verify = () => visitor.call(session.verifyResetToken, { token: 'x', email: 'nobody' })
      for (let call = 0; call < 60; call++) await verify()
      return verify()
    }
    const answer = await limited(polish)
    expect(answer).toMatchObject({
      status: 429,
      headers: {
        'retry-after': expect.stringMatching(/^[1-6]?\d$/),
        'x-ratelimit-limit': '60',
        'x-ratelimit-remaining': '0',
      },
      body: {
        message: expect.stringMatching(/^Zbyt wiele żądań\. Spróbuj ponownie za [1-6]?\d sekund[ęy]?\.$/),
        code: 'too_many_requests',
      },
    })
    expect(Number(answer.headers['x-ratelimit-reset'])).toBeLessThanOrEqual(60)
    expect((await limited(english)).body).toMatchObject({
      message: expect.stringMatching(/^Too many requests\. Try again in [1-6]?\d seconds?\.$/),
    })
  })

  test('500 {"message":"Server Error"} and nothing else', async () => {
    const answers = await withoutTable('benefits', () =>
      Promise.all([polish.call(benefits.list, {}), english.call(benefits.create, draft)]),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 500, text: '{"message":"Server Error"}' })
    expect(firstServerError()).toMatchObject({ message: expect.stringContaining('"benefits"') })
  })

  test('503 with Retry-After without database; it is as before once the database is back', async () => {
    const { postgres, restart, visitor } = await portalOfItsOwn()
    const good = { status: 200, text: '{"status":"ok"}' }
    expect(await visitor.call(dashboard.health, {})).toMatchObject(good)
    await postgres.stop()
    const away = {
      status: 503,
      headers: {
        'retry-after': '5',
        'x-content-type-options': 'nosniff',
        'content-type': 'application/json; charset=utf-8',
      },
      body: { message: 'Portal jest chwilowo niedostępny. Spróbuj ponownie za chwilę.', code: 'overloaded' },
    }
    expect(await visitor.call(dashboard.health, {})).toMatchObject(away)
    const ready = { status: 503, body: { status: 'unavailable', missing: ['database'] } }
    expect(await visitor.request({ method: 'GET', url: '/readyz' })).toMatchObject(ready)
    expect(await visitor.request({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200 })
    expect(await visitor.call(session.login, { email: 'a@example.com', password: 'x' })).toMatchObject(away)
    visitor.cookies.set('language', 'en')
    expect(await visitor.call(session.user, {})).toMatchObject({
      status: 503,
      body: { message: 'The portal is temporarily unavailable. Try again shortly.' },
    })
    for (const [name, endpoint] of endpoints) {
      const path = Object.fromEntries(placeholders(endpoint.path).map((part) => [part, '1']))
      expect(await visitor.attempt(endpoint, path), name).toMatchObject({ status: 503, headers: away.headers })
    }
    await restart()
    expect(await visitor.call(dashboard.health, {})).toMatchObject(good)
  })

  test('texts are in the reader’s language: the session’s user, else the language cookie, else Polish', async () => {
    const refusalFor = async (visitor: Visitor, cookie?: string) => {
      const reader = visitor.copy()
      if (cookie) reader.cookies.set('language', cookie)
      const { body } = await reader.attempt(session.forgotPassword, {})
      return (body as { message: string }).message
    }
    const guest = await world.guest()
    expect(await refusalFor(guest)).toBe('To pole jest wymagane.')
    expect(await refusalFor(guest, 'en-US')).toBe('This field is required.')
    expect(await refusalFor(guest, 'en')).toBe('This field is required.')
    expect(await refusalFor(guest, 'de')).toBe('To pole jest wymagane.')
    expect(await refusalFor(polish, 'en-US')).toBe('To pole jest wymagane.')
    expect(await refusalFor(english, 'pl')).toBe('This field is required.')
  })

  test('errors that a program must distinguish also carry code', async () => {
    const guest = await world.guest()
    const answer = await guest.call(applications.form, { hash: 'unknown' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'form_link_unknown' } })
  })
})

test.each([
  ['gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['*;q=0', undefined],
])('an answer, in one piece or as it is read, travels to who accepts %s as %s', async (accepted, encoding) => {
  const cookie = `atelier_session=${polish.cookies.get('atelier_session')}`
  const headers = { cookie, 'accept-encoding': accepted }
  for (const url of ['/api/languages/translations', '/api/proartists/csv-export'])
    expect((await world.app.inject({ url, headers })).headers['content-encoding'], url).toBe(encoding)
})

describe('Headers', () => {
  let answers: Map<Kind, Answer>
  beforeAll(async () => {
    answers = await everyKindOfAnswer()
    expect([...answers.keys()]).toEqual(kinds)
  })

  test.each(kinds)('every answer: nosniff, referrer policy, no frames, no Server, no X-Powered-By: %s', (kind) => {
    const answer = answers.get(kind)
    expect(answer?.status).toBe(kind === 'preflight' ? 204 : kind)
    expect(answer?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    for (const name of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(answer?.headers).not.toHaveProperty(name)
  })

  test.each(kinds)('CORS: only configured origins, with credentials, also on errors: %s', (kind) => {
    expect(answers.get(kind)?.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    })
  })

  test.each(kinds.filter((kind) => typeof kind === 'number' && kind >= 400))(
    'errors are always JSON, with any Accept header: %s',
    (kind) => {
      expect(answers.get(kind)?.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answers.get(kind)?.body).toHaveProperty('message')
    },
  )

  test.each(kinds.filter((kind) => kind !== 'preflight'))(
    'signed-in JSON: Cache-Control: no-store, private: %s',
    (kind) => {
      expect(answers.get(kind)?.headers['cache-control']).toBe('no-store, private')
    },
  )

  test('preflight 204', () => {
    expect(answers.get('preflight')).toMatchObject({
      status: 204,
      text: '',
      headers: {
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': expect.stringContaining('X-XSRF-TOKEN'),
      },
    })
  })

  test('an origin that is not configured is allowed nothing', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS', 'POST'] as const)
      expect((await polish.request({ method, url: '/api/benefits', headers })).headers).not.toHaveProperty(
        'access-control-allow-origin',
      )
  })

  test('pages: a CSP without unsafe-inline scripts', () => {
    const policy = answers.get(200)?.headers['content-security-policy'] ?? ''
    expect(policy.split(';')).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
  })

  test('a response that is the same for everybody is cached and revalidated: private, no-cache with ETag, 304', async () => {
    const first = await polish.call(translations.all, {})
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W\/"\S+"$/),
    })
    const again = await polish.call(translations.all, {}, { 'if-none-match': first.headers.etag })
    expect(again).toMatchObject({
      status: 304,
      text: '',
      headers: { etag: first.headers.etag, 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-cache' },
    })
  })

  test('HSTS on https', async () => {
    const { guest } = await academyForTest({ publicUrl: 'https://portal.example.com' })
    const answer = await (await guest()).call(session.user, {})
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('general limit 600 requests a minute per user, for all addresses', async () => {
    const { visitor } = await world.person('client')
    const neighbour = await world.person('client')
    const ask = (who: Visitor) => who.request({ url: '/api/user', remoteAddress: '10.9.9.9' })
    const left = async (answer: Promise<Answer>) => Number((await answer).headers['x-ratelimit-remaining'])
    expect((await ask(visitor)).headers).toMatchObject({ 'x-ratelimit-limit': '600' })
    const before = await left(ask(visitor))
    expect(await left(visitor.call(session.user, {}))).toBe(before - 1)
    expect(await left(ask(neighbour.visitor))).toBeGreaterThan(before)
  })
})

const application = {
  first_name: 'Ewa',
  last_name: 'Zielińska',
  email: 'ewa@example.com',
  phone: '+48601234567',
  country_id: 1,
  city: 'Łódź',
  techniques: ['LIPS'],
  years_of_experience: 4,
  motivation: 'Chcę uczyć się od najlepszych.',
  language_name: 'pl',
  terms_accepted: true,
} as const

/** Renames a table, for an error that no response may disclose. */
async function withoutTable<A>(table: string, act: () => Promise<A>): Promise<A> {
  await sql`alter table ${sql.table(table)} rename to away`.execute(world.db)
  try {
    return await act()
  } finally {
    await sql`alter table away rename to ${sql.table(table)}`.execute(world.db)
  }
}

/** One of each, to somebody who reads pages rather than JSON, from an origin that is allowed. */
async function everyKindOfAnswer() {
  const { visitor } = await world.person('administrator')
  const artist = (await world.person('pro-artist')).visitor
  const guest = await world.guest()
  const { data } = await visitor.send(benefits.create, draft)
  const rejected = await insertArtist(world.db, { invitation_status: 2 })
  const headers = { origin: 'http://localhost:3000', accept: 'text/html,*/*;q=0.1' }
  const from = (who: Visitor) => (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    who.request({ method, url, payload, headers })
  const ask = from(visitor)
  for (let call = 0; call < 60; call++) await from(guest)('GET', '/api/user/reset-password/verify/x/y')
  return new Map<Kind, Answer>([
    [200, await ask('GET', '/api/benefits')],
    [201, await ask('POST', '/api/benefits', draft)],
    [204, await ask('DELETE', `/api/benefits/${data.id}`)],
    [401, await from(guest)('GET', '/api/benefits')],
    [403, await from(artist)('POST', '/api/benefits', draft)],
    [404, await ask('GET', '/api/nothing')],
    [405, await ask('PATCH', '/api/benefits')],
    [409, await ask('PUT', `/api/proartist/${rejected}/invitation/complete`)],
    [413, await ask('POST', '/api/benefits', { name: 'x'.repeat(1024 * 1024) })],
    [415, await visitor.request({ method: 'POST', url: '/api/benefits', payload: 'x', headers })],
    [419, await visitor.request({ method: 'POST', url: '/logout', headers: { ...headers, 'x-xsrf-token': 'x' } })],
    [422, await ask('POST', '/api/benefits', {})],
    [429, await from(guest)('GET', '/api/user/reset-password/verify/x/y')],
    [500, await withoutTable('benefits', () => ask('GET', '/api/benefits'))],
    [
      'preflight',
      await new Visitor(world.app).request({
        method: 'OPTIONS',
        url: '/api/benefits',
        headers: {
          ...headers,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-xsrf-token',
        },
      }),
    ],
  ])
}

/** A portal whose database can be stopped and started. */
async function portalOfItsOwn() {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-wire-'))
  const settings = { fsync: 'off', full_page_writes: 'off' }
  const start = () => startPostgres({ dataDir, log: { warn: () => {}, error: () => {} }, settings })
  let postgres = await start()
  const portal = await openPortal(testConfig(dataDir), postgres.connection)
  const app = await createApp(portal)
  onTestFinished(async () => {
    await app.close()
    await portal.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const restart = async () => {
    postgres = await start()
  }
  return { postgres, restart, visitor: await Visitor.arriving(app) }
}
