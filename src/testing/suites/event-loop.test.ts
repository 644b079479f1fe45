import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { maxProblems } from '#kit/contract/validation.ts'
import { toFormData } from '#kit/contract/values/multipart.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { longestTurn, onUsualCore } from '#testing/costs/processor-time.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'

/** Milliseconds of processor time for which one request may keep all others waiting. */
const patience = 100
/** In bytes: a little less than a body may have. */
const megabyte = 1_000_000

let world: Academy
let owner: Visitor
beforeAll(async () => {
  world = await academy()
  return world.close
})

// Somebody new each time, so that no limit is reached.
beforeEach(async () => {
  owner = (await world.person('super-admin')).visitor
})

/** Values that take about so many bytes as JSON. */
const nasty: Record<string, (bytes: number) => string> = {
  'one text': (bytes) => `"${'a'.repeat(bytes)}"`,
  'a text of backslashes': (bytes) => `"${'\\\\'.repeat(bytes / 2)}"`,
  'wrong ids': (bytes) => list('"x"', bytes),
  'right ids': (bytes) => list('123456', bytes),
  'NUL characters': (bytes) => list('"\\u0000"', bytes),
  'empty objects': (bytes) => list('{}', bytes),
  'lists in lists': (bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'objects in objects': (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
  'many names': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, index) => `"k${index}":[]`)}}`,
  'long names': (bytes) => `{"${'k'.repeat(bytes / 2)}":${list('"x "', bytes / 2)}}`,
}

const withBody = [...endpoints].filter(
  ([, { method, isMultipart, isJsonToo }]) => /POST|PUT/.test(method) && (!isMultipart || isJsonToo),
)
const bodies = withBody.filter(([, { body }]) => fieldsOf(body).length > 0)

describe('no body keeps others waiting', () => {
  test.each(bodies)('of %s', async (name, endpoint) => {
    const fields = fieldsOf(endpoint.body)
    for (const [kind, make] of Object.entries(nasty)) {
      const value = make(megabyte / fields.length - 100)
      const payload = `{${fields.map((field) => `${JSON.stringify(field)}:${value}`)}}`
      const answer = await withoutDelay(`${kind} in ${name}`, () => send(endpoint, payload))
      expect([403, 404, 413, 422], kind).toContain(answer.status)
      const { errors = {} } = (answer.body ?? {}) as { errors?: object }
      expect(Object.keys(errors).length).toBeLessThanOrEqual(maxProblems)
    }
  })

  test('that is right, and as large as can be', async () => {
    const payload = JSON.stringify({ ids: Array.from({ length: 100_000 }, (_, index) => index + 1) })
    const answer = await withoutDelay('100,000 ids', () => send(artists.exportPicked, payload))
    expect(answer.status).toBe(200)
  })

  test('that is a form', async () => {
    const texts = Array.from({ length: 480 }, () => 'x'.repeat(2000))
    for (const fields of [
      { texts },
      { 'a[b][c][d]': texts },
      Object.fromEntries(texts.map((text, at) => [at, text])),
    ]) {
      const form = new Response(toFormData(fields) as BodyInit)
      const headers = { 'content-type': form.headers.get('content-type') ?? '' }
      const payload = Buffer.from(await form.arrayBuffer())
      const url = '/api/proartist/profile/documents'
      await withoutDelay('a form', () => world.as.artist.request({ method: 'POST', url, headers, payload }))
    }
  })
})

describe('no address keeps others waiting', () => {
  const long = 'x'.repeat(15_000)
  const queries = [
    `?filter=${long}`,
    `?filter=${'a%20'.repeat(3700)}`,
    `?filter=${'%'.repeat(15_000)}`,
    `?params=${encodeURIComponent(`{"context":${'['.repeat(1200)}${']'.repeat(1200)}}`)}`,
    `?${'a=1&'.repeat(3700)}`,
    `?${Array.from({ length: 1800 }, (_, index) => `k${index}=1`).join('&')}`,
    `?${'a[b]=1&'.repeat(2000)}`,
  ]
  const reading = [...endpoints].filter(([, { method }]) => method === 'GET')
  test.each(reading)('%s', async (name, { path }) => {
    const good = path.replace(/\{\w+\}/g, '1')
    const places = [...queries.map((query) => `${good}${query}`), path.replace(/\{\w+\}/g, long), `${good}/${long}`]
    for (const url of places) {
      await withoutDelay(`${name} ${url.slice(0, 80)}`, () => owner.request({ method: 'GET', url }))
    }
  })

  test('nor do cookies and headers', async () => {
    for (const cookie of [`a=${'%'.repeat(15_000)}`, 'a=1;'.repeat(3700), '='.repeat(15_000), '"'.repeat(15_000)]) {
      const request = { url: '/api/user', headers: { cookie, 'accept-encoding': 'gzip,'.repeat(200) } }
      await withoutDelay(`cookie ${cookie.slice(0, 20)}`, () => owner.request(request))
    }
  })
})

function list(item: string, bytes: number): string {
  return `[${Array.from({ length: bytes / (item.length + 1) }, () => item)}]`
}

function fieldsOf(schema: Endpoint['body']): string[] {
  return Object.keys((schema as unknown as { shape?: object }).shape ?? {})
}

async function send({ method, path, limit }: Endpoint, payload: string): Promise<Answer> {
  const visitor = limit ? (await world.person('super-admin')).visitor : owner
  const headers = { 'content-type': 'application/json' }
  return visitor.request({ method, url: path.replace(/\{\w+\}/g, '1'), headers, payload })
}

/** Repeated where it took too long: a compilation or a garbage collection may delay one turn, but not each. */
async function withoutDelay(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  const delays: number[] = []
  while (delays.length < 5) {
    const { result, longest } = await longestTurn(ask)
    if (longest < patience || (await onUsualCore(longest)) < patience) return result
    delays.push(longest)
  }
  return expect.fail(`${what} held the event loop for ${delays.map(Math.round)} ms`)
}
