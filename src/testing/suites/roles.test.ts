import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import * as api from '#app/contract/calls.ts'
import { createApp } from '#app/server/app.ts'
import { binary, type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { Visitor } from '#testing/visitor.ts'

/*
 * Who gets what from every call. What somebody may not see is a 404; what they see but may not do is a 403.
 */
const readers = ['guest', 'student', 'artist', 'other', 'office', 'owner'] as const
type Reader = (typeof readers)[number]

const rows = Object.entries(cases).flatMap(([feature, { answers }]) => {
  const [head = '', ...lines] = answers.trim().split('\n')
  expect(head.trim().split(/\s+/), feature).toEqual(readers)
  return lines.map((line) => {
    const [call = '', ...statuses] = line.trim().split(/\s+/)
    const expected = Object.fromEntries(readers.map((reader, index) => [reader, Number(statuses[index])]))
    return { name: `${feature}.${call}`, expected }
  })
})

let world: Academy
let good: GoodInput
beforeAll(async () => {
  // Each of the few readers makes every call.
  world = await academy({ requestsPerMinute: 100_000 })
  good = await goodInput(world)
  return world.close
})

test('every call of the contract has its row in the table, and every row its call', () => {
  const named = new Set(rows.map(({ name }) => name))
  const sentences = [
    ...[...endpoints.keys()]
      .filter((name) => !named.has(name))
      .map((name) => `Say in its feature’s cases who may call ${name}.`),
    ...rows.filter(({ name }) => !endpoints.has(name)).map(({ name }) => `There is no call ${name} any more.`),
  ]
  expect(sentences).toEqual([])
})

describe('every call answers each reader as it should, in the shape that it declares', () => {
  test.each(rows)('$name', async ({ name, expected }) => {
    const endpoint = endpoints.get(name) as Endpoint
    const answered: Record<string, number> = {}
    for (const reader of readers) {
      const visitor = await visitorOf(reader)
      const input = await good(name, { isOwn: reader === 'artist' })
      const { status, body, text } = await visitor.attempt(endpoint, input)
      answered[reader] = status
      // A forbidden call is refused for any input.
      if (isRefusal(status) && !isAboutBody(name))
        expect((await visitor.attempt(endpoint, addressIn(endpoint, input))).status, reader).toBe(status)
      if (status === endpoint.status) expect(shapeProblem(endpoint, body), `to ${reader}`).toBeNull()
      else expect(text).toMatch(/^\{"message":".+"\}$/)
    }
    expect(answered).toEqual(expected)
  })
})

describe('every changing call refuses without the anti-forgery token', () => {
  const byAddress = rows.filter(({ name }) => endpoints.get(name)?.isByAddressAlone)
  const changing = rows.filter((row) => endpoints.get(row.name)?.method !== 'GET' && !byAddress.includes(row))

  test('but the one that mail programs make', () => {
    expect(byAddress.map(({ name }) => name)).toEqual(['account.unsubscribe'])
  })

  test.each(changing)('$name', async ({ name }) => {
    const endpoint = endpoints.get(name) as Endpoint
    for (const reader of ['guest', 'office'] as const) {
      const visitor = await visitorOf(reader)
      const input = await good(name)
      expect((await visitor.attempt(endpoint, input, { 'x-xsrf-token': undefined })).status).toBe(419)
      expect((await visitor.attempt(endpoint, input, { origin: 'https://evil.example' })).status).toBe(419)
    }
  })
})

test('every call is served, and nothing is served that is no call', () => {
  const served = Object.entries(world.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = [...endpoints.values()].map(({ method, path }) => `${method} ${path}`)
  expect(served.sort()).toEqual(declared.sort())
})

test('what belongs to the demo is not there without it', async () => {
  const app = await createApp({ ...world.portal, config: { ...world.config, isDemo: false } })
  const owner = new Visitor(app, undefined, (await world.visitor('owner')).cookies)
  for (const endpoint of Object.values(api.demo))
    expect(await owner.attempt(endpoint, {})).toMatchObject({ status: 404 })
})

function isRefusal(status: number): boolean {
  return [401, 403, 404].includes(status)
}

/** The subject of these calls is in the body: the kind of list, and the student of the seat. */
function isAboutBody(name: string): boolean {
  return ['artists.picked', 'redemptions.redeem'].includes(name)
}

/** Nothing but what the address is made of. */
function addressIn({ path }: Endpoint, input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([key]) => placeholders(path).includes(key)))
}

function visitorOf(reader: Reader): Promise<Visitor> {
  if (reader === 'guest') return world.guest()
  return world.visitor(reader === 'other' ? 'artist' : reader)
}

/** Null when the body is exactly what the call declares: nothing missing, nothing more. */
function shapeProblem({ response }: Endpoint, body: unknown): string | null {
  if (response === binary) return null
  const result = z.safeParse(response, body)
  if (!result.success) return z.prettifyError(result.error)
  expect(body).toEqual(result.data)
  return null
}
