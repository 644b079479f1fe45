/*
 * The calls that the suite of the wire makes by hand, made by the client that readers of the description have: its types are written from
 * the description by `docs/api/types.mjs`, next to a copy of this file (`typed-wire.test.ts`).
 */
import assert from 'node:assert/strict'
import createClient, { type Middleware } from 'openapi-fetch'
import type { components, paths } from './portal.d.ts'

type Fetch = (request: Request) => Promise<Response>
type Problem = components['schemas']['Problem']
type Given = {
  /** By whom: an administrator who reads Polish, an artist, and somebody who is not signed in. */
  office: Fetch
  artist: Fetch
  guest: Fetch
  /** Sees each answer, and compares it with the description. */
  middleware: Middleware
  /** An applicant who waits, and one who was rejected. */
  waiting: number
  rejected: number
  hash: () => Promise<string>
  account: { email: string; password: string }
}

export async function makeWireCalls({ middleware, waiting, rejected, hash, account, ...people }: Given): Promise<void> {
  const clientOf = (fetch: Fetch) => {
    const client = createClient<paths>({ baseUrl: 'http://127.0.0.1', fetch, headers: { accept: 'application/json' } })
    client.use(middleware)
    return client
  }
  const office = clientOf(people.office)
  const artist = clientOf(people.artist)
  const guest = clientOf(people.guest)

  const text = (words: string) => ({ pl: words, 'en-US': words })
  const [name, description] = [text('Rabat'), text('Na pigmenty')]
  const draft = { name, description, category: 'DISCOUNT', is_active: true } as const
  const nothing = { params: { path: { id: 999_999 } } }

  const made = await office.POST('/api/benefits', { body: draft })
  assert.equal(made.response.status, 201)
  assert.ok(made.data)
  const { id, category } = made.data.data
  assert.deepEqual([made.data.data.name, category], [name, 'DISCOUNT'])
  rememberCookies(made.response)
  const one = { params: { path: { id } } }

  // @ts-expect-error There is no such category.
  const wrong = await office.POST('/api/benefits', { body: { ...draft, category: 'GIFT' } })
  const message = 'Wybierz jedną z podanych możliwości.'
  refused(wrong, 422, { message, errors: { category: [message] } })
  // @ts-expect-error It has a name in both languages.
  const nameless = await office.POST('/api/benefits', { body: { ...draft, name: { pl: 'Rabat' } } })
  assert.deepEqual(Object.keys(nameless.error?.errors ?? {}), ['name.en-US'])

  const list = await office.GET('/api/benefits', {
    params: { query: { itemsPerPage: 1, sortBy: 'id', descending: 1 } },
  })
  assert.deepEqual([list.response.status, list.data?.data.map((row) => row.id)], [200, [id]])
  assert.equal(list.data?.meta.per_page, 1)
  rememberCookies(list.response)
  refused(await guest.GET('/api/benefits'), 401, { message: 'Unauthenticated.' })

  const read = await office.GET('/api/benefits/{id}', one)
  assert.deepEqual([read.response.status, read.data?.data.name], [200, name])
  refused(await office.GET('/api/benefits/{id}', nothing), 404, { message: 'Not found.' })

  refused(await artist.DELETE('/api/benefits/{id}', one), 403, { message: 'Nie masz uprawnień do tej czynności.' })
  const unsigned = await office.DELETE('/api/benefits/{id}', { ...nothing, headers: { 'x-xsrf-token': 'x' } })
  refused(unsigned, 419, { message: 'CSRF token mismatch.' })
  const removed = await office.DELETE('/api/benefits/{id}', one)
  assert.deepEqual([removed.response.status, removed.data], [204, undefined])

  const tooLate = { params: { path: { id: rejected } }, body: {} }
  const late = await office.PUT('/api/proartist/{id}/invitation/complete', tooLate)
  assert.deepEqual([late.response.status, late.error?.code], [409, 'step_not_possible'])
  assert.match(late.error?.message ?? '', /„Odrzucone”/)
  const accepted = await office.PUT('/api/proartist/{id}/invitation/accept', {
    params: { path: { id: waiting } },
    body: {},
  })
  assert.equal(accepted.response.status, 200)

  const form = await guest.GET('/api/proartist/accepted-form/hash/{hash}', { params: { path: { hash: await hash() } } })
  assert.equal(form.response.status, 200)
  const unknown = await guest.GET('/api/proartist/accepted-form/hash/{hash}', { params: { path: { hash: 'unknown' } } })
  assert.deepEqual([unknown.response.status, unknown.error?.code], [404, 'form_link_unknown'])
  const asJson = await guest.POST('/api/proartist/accepted-form/hash/{hash}', {
    params: { path: { hash: await hash() } },
    // @ts-expect-error It is a form with files.
    body: {},
  })
  const code = 'unsupported_media_type'
  refused(asJson, 415, { message: 'Ten format danych nie jest obsługiwany.', code })

  // @ts-expect-error The applicant's text about themselves is missing.
  const incomplete = await guest.POST('/api/proartist/register', { body: { techniques: ['LIPS'] } })
  assert.equal(incomplete.response.status, 422)
  assert.match(incomplete.error?.message ?? '', /^To pole jest wymagane\. \(i jeszcze \d+ błęd/)
  const [motivation] = incomplete.error?.errors?.motivation ?? []
  assert.equal(motivation, 'To pole jest wymagane.')

  // @ts-expect-error An email is needed.
  const nobody = await guest.POST('/forgot-password', { body: {} })
  assert.deepEqual([nobody.response.status, nobody.error?.message], [422, 'To pole jest wymagane.'])
  const link = { params: { path: { token: 'x', email: 'nobody' } } }
  const verified = await guest.GET('/api/user/reset-password/verify/{token}/{email}', link)
  assert.deepEqual(verified.data, { valid: false })
  assert.equal(verified.response.headers.get('x-ratelimit-limit'), '60')
  for (let call = 1; call < 60; call += 1) await guest.GET('/api/user/reset-password/verify/{token}/{email}', link)
  const limited = await guest.GET('/api/user/reset-password/verify/{token}/{email}', link)
  assert.deepEqual([limited.response.status, limited.error?.code], [429, 'too_many_requests'])
  assert.match(limited.response.headers.get('retry-after') ?? '', /^[1-6]?\d$/)

  const health = await guest.GET('/api/health')
  assert.deepEqual([health.response.status, health.data], [200, { status: 'ok' }])
  const texts = await guest.GET('/api/languages/translations')
  assert.equal(texts.response.headers.get('cache-control'), 'private, no-cache')
  const etag = texts.response.headers.get('etag') ?? ''
  assert.match(etag, /^W\/"\S+"$/)
  const again = await guest.GET('/api/languages/translations', { headers: { 'if-none-match': etag } })
  assert.equal(again.response.status, 304)
  const table = await office.GET('/api/proartists/csv-export', { parseAs: 'text' })
  assert.equal(table.response.status, 200)
  assert.match((table.data ?? '').slice(0, 100), /^"Nazwisko";/)
  assert.equal(table.response.headers.get('content-type'), 'text/csv; charset=utf-8')

  refused(await guest.GET('/api/user'), 401, { message: 'Unauthenticated.' })
  const outside = await guest.POST('/login', { body: { email: 'nobody@example.com', password: 'x' } })
  assert.deepEqual([outside.response.status, Object.keys(outside.error?.errors ?? {})], [422, ['email']])
  const inside = await guest.POST('/login', { body: account })
  assert.equal(inside.response.status, 204)
  const user = await guest.GET('/api/user')
  assert.deepEqual([user.response.status, user.data?.email], [200, account.email])
  rememberCookies(user.response)
  const foreign = await guest.POST('/logout', { body: {}, headers: { 'x-xsrf-token': 'x' } })
  refused(foreign, 419, { message: 'CSRF token mismatch.' })
  assert.equal((await guest.POST('/logout', { body: {} })).response.status, 204)
}

/** What every answer to somebody who is signed in has. */
function rememberCookies({ headers }: Response): void {
  assert.equal(headers.get('cache-control'), 'no-store, private')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
  assert.equal(headers.get('content-type'), 'application/json; charset=utf-8')
}

function refused({ response, error }: { response: Response; error?: Problem }, status: number, problem: Problem): void {
  assert.deepEqual([response.status, error], [status, problem])
  rememberCookies(response)
}
