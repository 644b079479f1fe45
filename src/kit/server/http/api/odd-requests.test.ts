import { beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import type { Visitor } from '#testing/visitor.ts'

/* Requests that no client of ours makes and anybody can: the answer names what is wrong, never breaks, and never is about another row. */

let world: Academy
let owner: Visitor
let good: GoodInput
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  good = await goodInput(world)
  owner = world.as.owner
  return world.close
})

const shapeOf = ({ query }: Endpoint) => Object.keys((query as unknown as { shape?: object }).shape ?? {})
const all = [...endpoints]
const lists = all.filter(([, endpoint]) => endpoint.method === 'GET' && shapeOf(endpoint).includes('itemsPerPage'))
const ofOneRow = all.filter(([, { path }]) => placeholders(path).some((name) => /(^|_)id$/.test(name)))

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const queries = [
  ...['0', '-1', '1e9', '1.5', '٣', '99999999999999999999'].flatMap((number) => [
    `page=${number}`,
    `itemsPerPage=${number}`,
  ]),
  'page=999999999&itemsPerPage=999999999',
  ...['nothing', 'id,id', '__proto__'].map((column) => `sortBy=${column}`),
  ...[
    'page=1&page=2',
    'filter=a&filter=b',
    'sortBy=id&sortBy=id',
    'filter[]=a',
    'filter[a]=b',
    'descending=2',
    'params={}&params=[]',
  ],
  ...['params=%7B', 'params=null', 'params=1', 'params=%7B%22__proto__%22%3A1%7D'],
  ...['filter=%00', 'filter=%FF', 'filter=%25%5C_', `filter=${'x'.repeat(5000)}`],
]

describe.each(lists)('%s', (name, endpoint) => {
  test('accepts or refuses any parameters without an internal error', async () => {
    const path = addressOf(endpoint.path, (await good(name)) as object)
    const odd: string[] = []
    for (const query of queries) {
      const { status, text } = await owner.request({ url: `${path}?${query}` })
      if (![200, 422].includes(status)) odd.push(`${query.slice(0, 60)}: ${status} ${text.slice(0, 100)}`)
    }
    expect(odd).toEqual([])
  })
})

describe.each(ofOneRow)('%s', (name, endpoint) => {
  test('takes an id for one only as it is written', async () => {
    const input = (await good(name)) as Record<string, unknown>
    const odd: string[] = []
    for (const key of placeholders(endpoint.path).filter((key) => /(^|_)id$/.test(key))) {
      const id = String(input[key])
      const written = [`0${id}`, `%20${id}`, `+${id}`, `${id}.0`, `${id}e0`, `${id}%00`, `${id},${id}`]
      for (const other of [...written, '-0', '2147483648', '9007199254740992']) {
        const url = addressOf(endpoint.path, { ...input, [key]: other }, false)
        const { status, text } = await owner.request({
          method: endpoint.method,
          url,
          ...(endpoint.method !== 'GET' && { payload: {} }),
        })
        if (![404, 415, 422].includes(status)) odd.push(`${endpoint.method} ${url}: ${status} ${text.slice(0, 100)}`)
      }
    }
    expect(odd).toEqual([])
  })
})

test('other methods, a slash at the end and one in the middle lead to no answer of another call', async () => {
  const odd: string[] = []
  for (const [name, { path, method }] of all) {
    const url = addressOf(path, (await good(name).catch(() => ({}))) as object)
    for (const [other, at] of [
      ['OPTIONS', url],
      ['GET', `${url}/`],
      ['GET', url.replace(/\/(?=[^/]*$)/, '%2F')],
      ['GET', `/${url}`],
      ['PATCH', url],
    ] as const) {
      const { status, text } = await owner.request({ method: other as 'GET', url: at })
      if (status >= 500 || (status < 300 && other !== 'OPTIONS'))
        odd.push(`${other} ${at} (${method}): ${status} ${text.slice(0, 80)}`)
    }
  }
  expect(odd).toEqual([])
})

test('a body of another kind, charset or depth is refused', async () => {
  const odd: string[] = []
  const utf16 = Buffer.from('{"name":"x"}', 'utf16le')
  const bodies = [
    ['application/json; charset=utf-16', utf16],
    ['application/json; charset=utf-16le', '{}'],
    ['application/json; charset=nonsense', '{}'],
    ['application/json', deep],
    ['application/json', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['application/json', '{"id":1,"id":2}'],
    ['application/json', ''],
    ['application/json', '\uFEFF{}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['text/html', '<p>'],
    ['multipart/form-data; boundary=', 'x'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', '--b--'],
    ['application/json, text/plain', '{}'],
  ] as const
  // One of each way in which a body is read.
  const read = ['benefits.create', 'profile.changeAvatar', 'conversations.send', 'session.login', 'webhooks.create']
  for (const [name, { path, method }] of all.filter(([name]) => read.includes(name))) {
    const url = addressOf(path, { ...((await good(name).catch(() => ({}))) as object), id: 999_999_999 })
    for (const [type, payload] of bodies) {
      const { status, text } = await owner.request({ method, url, payload, headers: { 'content-type': type } })
      if (status >= 500)
        odd.push(`${method} ${url} ${type} ${String(payload).slice(0, 12)}: ${status} ${text.slice(0, 80)}`)
    }
  }
  expect(odd).toEqual([])
})

function addressOf(path: string, values: object, isEncoded = true): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const text = String((values as Record<string, unknown>)[key])
    return isEncoded ? encodeURIComponent(text) : text
  })
}
