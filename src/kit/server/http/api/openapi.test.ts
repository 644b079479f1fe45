import { expect, test } from 'vitest'
import { academy } from '#testing/academy.ts'
import { onUsualCore, threadMs } from '#testing/costs/processor-time.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'

test('the description is made once, in slices between which others are answered', async () => {
  const world = await academy()
  const ask = (headers = {}) => world.app.inject({ url: '/api/openapi.json', headers })
  const turns: number[] = []
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    turns.push((user + system) / 1000)
    last = process.threadCpuUsage()
  }, 0)
  const { headers } = await ask()
  clearInterval(timer)
  expect(await onUsualCore(Math.max(...turns))).toBeLessThan(100)
  const again = await threadMs(() => Promise.all(Array.from({ length: 20 }, () => ask())))
  expect(await onUsualCore(again)).toBeLessThan(150)
  expect((await ask({ 'if-none-match': headers.etag })).statusCode).toBe(304)
  await world.close()
})

test('the description of the API defines how days, instants and keys are written', async () => {
  const world = await academy()
  const { body } = await (await world.guest()).request({ method: 'GET', url: '/api/openapi.json' })
  const described = JSON.stringify(body)
  for (const format of ['date', 'date-time', 'uuid'])
    expect(described).toMatch(new RegExp(`"type":"string","format":"${format}"|"format":"${format}","type":"string"`))
  await world.close()
})

test('the description has every call, its right and its errors, and no schema without content', async () => {
  const world = await academy()
  const { body } = await (await world.guest()).request<Description>({ method: 'GET', url: '/api/openapi.json' })
  const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  expect(names.toSorted()).toEqual([...endpoints.keys()].toSorted())
  const schemes = Object.keys(body.components.securitySchemes)
  for (const { operationId, security, responses, summary } of operations) {
    expect([operationId, security.length > 0]).toEqual([operationId, true])
    expect(schemes).toEqual(expect.arrayContaining(security.flatMap(Object.keys)))
    expect([operationId, Object.keys(responses).some((status) => status.startsWith('4'))]).toEqual([operationId, true])
    expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/^[A-Z].{5}/)])
  }
  const securityOf = (name: string) => operations.find(({ operationId }) => operationId === name)?.security
  expect(securityOf('packages.create')).toEqual([{ token: [] }, { session: [], csrf: [] }])
  expect(securityOf('tokens.make')).toEqual([{ session: [], csrf: [] }])
  expect(securityOf('publicTrainings.list') ?? [{}]).toContainEqual({})
  // Two calls of one path have one name for its part.
  const shapes = Object.keys(body.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
  expect(emptySchemas(body.paths, '')).toEqual([])
  expect(JSON.stringify(body)).toContain('In the smallest unit of the currency')
  await world.close()
})

type Operation = {
  operationId: string
  summary: string
  security: Record<string, string[]>[]
  responses: Record<string, object>
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object> }
}

/** Where a schema is `{}`, which describes nothing: of a part of the path, the security and an empty list of fields that is meant. */
function emptySchemas(node: unknown, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => emptySchemas(one, `${place}/${index}`))
  if (typeof node !== 'object' || node === null) return []
  if (Object.keys(node).length === 0) return /\/(properties|security\/\d+)$/.test(place) ? [] : [place]
  return Object.entries(node).flatMap(([key, value]) => emptySchemas(value, `${place}/${key}`))
}
