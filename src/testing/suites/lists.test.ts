import { beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { insertArtist } from '#testing/make/make-artists.ts'

/*
 * Every list of the contract takes the common parameters from any client, and every response has instants in one form.
 */

type Schema = Endpoint['query']
type Page = { data: Record<string, unknown>[]; meta: { per_page: number; current_page: number } }

let world: Academy
let good: GoodInput
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  good = await goodInput(world)
  // More than are sent at once, and to the microsecond, as a clock of the database has it.
  for (let count = 0; count < 120; count++)
    await insertArtist(world.db, { applied_at: `2026-01-02T03:04:05.${String(100_000 + count)}Z` })
  return world.close
}, 60_000)

const isList = ({ method, query, response }: Endpoint) =>
  method === 'GET' && 'sortBy' in shapeOf(query) && 'meta' in shapeOf(response)
const lists = [...endpoints].filter(([, endpoint]) => isList(endpoint))

const ask = async (name: string, endpoint: Endpoint, query: object) => {
  const path = placeholders(endpoint.path).length > 0 ? await good(name) : {}
  return (await world.as.owner.send(endpoint, { ...path, ...query } as never)) as unknown as Page
}

test('there are lists', () => {
  expect(lists.length).toBeGreaterThan(5)
})

describe.each(lists)('%s', (name, endpoint) => {
  test('takes what is left empty as usual', async () => {
    const names = ['page', 'itemsPerPage', 'descending', 'filter', 'sortBy', 'params']
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    const page = await ask(name, endpoint, empty)
    expect(page).toEqual(await ask(name, endpoint, {}))
    expect(page.meta).toMatchObject({ current_page: 1, per_page: 99_999 })
    expect(await ask(name, endpoint, { itemsPerPage: 999_999_999 })).toMatchObject({ data: page.data })
  })

  const row = shapeOf(inside(shapeOf(endpoint.response).data as Schema))
  // The revision of a row is for its next change, and not a column of any list.
  const others = [...workedOutBy(name), 'revision']
  const columns = Object.keys(row).filter((column) => isPlain(row[column] as Schema) && !others.includes(column))
  test.each(columns)('sorts by %s, either way', async (column) => {
    const up = await ask(name, endpoint, { sortBy: column })
    const down = await ask(name, endpoint, { sortBy: column, descending: 1 })
    const saying = ({ data }: Page) => data.filter((one) => one[column] !== null)
    if (`${name} ${column}` === emptyLast)
      for (const list of [up, down]) expect(list.data.slice(0, saying(list).length)).toEqual(saying(list))
    const compared = `${name} ${column}` === emptyLast ? [saying(up), saying(down)] : [up.data, down.data]
    const [above = [], below = []] = compared.map((rows) => rows.map(({ id }) => id))
    expect(below).toEqual(above.reverse())
    const ranks = up.data.map((one) => rankOf(one[column])).filter((rank) => rank !== null)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  })
})

/** Nearly all texts are as they came: those that somebody changed are on top, whichever way. */
const emptyLast = 'texts.list changed_at'

const reading = [...endpoints].filter(([, { isReading }]) => isReading)
test.each(reading)('%s has each instant in one format', async (name, endpoint) => {
  const { text, headers } = await world.as.owner.attempt(endpoint, await good(name))
  if (headers['content-type']?.includes('json')) expect(instantsIn(text)).toEqual([])
})

test('so does a list longer than is sent at once', async () => {
  const { text, body } = await world.as.owner.attempt(endpoints.get('artists.list') as Endpoint, {
    params: '{"context":"INVITATION"}',
  })
  expect((body as Page).data.length).toBeGreaterThan(100)
  expect(instantsIn(text)).toEqual([])
})

/** Those that are in another form than `2026-01-02T03:04:05.678Z`. */
function instantsIn(json: string): string[] {
  const found = json.match(/"\d{4}-\d\d-\d\dT[^"]*"/g) ?? []
  return found.filter((instant) => !/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"$/.test(instant))
}

/** Values whose order can be checked: numbers, booleans, days and instants. The order of texts is the database's. */
function rankOf(value: unknown): number | null {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value)
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : null
}

/** Values of a row that the list is not sorted by. */
function workedOutBy(name: string): string[] {
  const [feature = '', call = ''] = name.split('.')
  return cases[feature]?.workedOut?.[call] ?? []
}

function shapeOf(schema: Schema | undefined): Record<string, unknown> {
  return (schema as unknown as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}
}

/** What an array is of. */
function inside(schema: Schema): Schema {
  return (schema as unknown as { _zod: { def: { element: Schema } } })._zod.def.element
}

function isPlain(schema: Schema): boolean {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: Schema }
  return innerType ? isPlain(innerType) : ['string', 'number', 'int', 'boolean', 'enum'].includes(type)
}
