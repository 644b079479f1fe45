import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Middleware } from 'openapi-fetch'
import { beforeAll, expect, test } from 'vitest'
import { type Academy, academy } from '#testing/academy.ts'
import { type Shape, wrongPlaces } from '#testing/fixtures/described-shape.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import type { Visitor } from '#testing/visitor.ts'

/*
 * The suite of the wire by the typed client: what its calls may send and get is compiled against types that are written from the
 * description, each answer is compared with the description, and status, body and headers are those that the suite expects.
 */

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

type Content = Record<string, { schema: Shape }>
type Described = { $ref?: string; content?: Content }
type Description = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Described> }>>
  components: { schemas: Record<string, Shape>; responses: Record<string, Described> }
}

let world: Academy
let folder: string
let description: Description
beforeAll(async () => {
  world = await academy()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  mkdirSync(`${root}test-results`, { recursive: true })
  folder = mkdtempSync(`${root}test-results/typed-wire-`)
  cpSync(`${root}docs/api/types.mjs`, `${folder}/types.mjs`)
  cpSync(`${root}src/testing/typed-client/wire-calls.ts`, `${folder}/wire-calls.ts`)
  const { port } = world.app.server.address() as AddressInfo
  const env = { PATH: process.env.PATH, ATELIER_URL: `http://127.0.0.1:${port}` }
  const { stdout } = await run(process.execPath, [`${folder}/types.mjs`], { env, maxBuffer: 16e6 })
  writeFileSync(`${folder}/portal.d.ts`, stdout)
  description = (await (await world.guest()).request<Description>({ url: '/api/openapi.json' })).body
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await world.close()
  }
})

test('the calls compile: they send what the description takes, and read what it answers', async () => {
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'esnext']
  const modules = ['--module', 'nodenext', '--types', 'node', '--allowImportingTsExtensions', '--erasableSyntaxOnly']
  const compiled = run(`${root}node_modules/.bin/tsc`, [...options, ...modules, `${folder}/wire-calls.ts`]).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  expect((await compiled).stdout).toBe('')
})

test('the client gets what the wire promises, and each answer is as described; no call of the suite is left out', async () => {
  const made = new Set<string>()
  const wrong: string[] = []
  const middleware: Middleware = {
    async onResponse({ request, schemaPath, response }) {
      const operation = description.paths[schemaPath]?.[request.method.toLowerCase()]
      const name = operation?.operationId ?? `${request.method} ${schemaPath}`
      made.add(name)
      wrong.push(...(await differences(operation?.responses ?? {}, response)).map((one) => `${name}: ${one}`))
    },
  }
  const { makeWireCalls } = await import(/* @vite-ignore */ `${folder}/wire-calls.ts`)
  const email = 'accepted@example.com'
  const [office, artist, client] = [
    await world.person('administrator'),
    await world.person('pro-artist'),
    await world.person('client'),
  ]
  await makeWireCalls({
    ...{ office: fetchOf(office.visitor), artist: fetchOf(artist.visitor), guest: fetchOf(await world.guest()) },
    ...{ middleware, account: client.account, hash: async () => (await world.lastMail(email)).hash },
    waiting: await insertArtist(world.db, { email }),
    rejected: await insertArtist(world.db, { invitation_status: 2 }),
  })
  expect(wrong).toEqual([])
  expect(callsByHand().filter((name) => !made.has(name))).toEqual([])
})

/** The calls that the suite names. */
function callsByHand(): string[] {
  const suite = readFileSync(`${root}src/kit/server/http/api/wire.test.ts`, 'utf8')
  const names = [...suite.matchAll(/\b(\w+\.\w+), /g)].map(([, name = '']) => name)
  const known = new Set(names.filter((name) => endpoints.has(name)))
  expect(known.size).toBeGreaterThan(10)
  return [...known]
}

/** A browser's cookies and anti-forgery token go along with each request. */
function fetchOf(visitor: Visitor) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const { status, text, headers } = await visitor.request({
      ...{ method: request.method as 'GET', url: pathname + search },
      headers: Object.fromEntries(request.headers),
      ...(request.body && { payload: await request.text() }),
    })
    const pairs = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    return new Response([204, 304].includes(status) ? null : text, { status, headers: pairs })
  }
}

/** What is the same for all calls: the anti-forgery token, the format of the body, what was stored already. */
const ofAll = [304, 415, 419]

/** Where a response does not match the description of its call. */
async function differences(responses: Record<string, Described>, response: Response): Promise<string[]> {
  if (ofAll.includes(response.status)) return []
  const named = responses[response.status]
  const described = named?.$ref ? description.components.responses[named.$ref.split('/').at(-1) ?? ''] : named
  if (!described) return [`${response.status} is not described`]
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (!described.content) return (await response.clone().text()) === '' ? [] : [`${response.status} has a body`]
  const content = described.content[type] ?? described.content['*/*']
  if (!content) return [`${response.status} is ${type}`]
  if (content.schema.format === 'binary') return type === 'application/json' ? ['a file is JSON'] : []
  const schemas = description.components.schemas
  return wrongPlaces(await response.clone().json(), content.schema, (ref) => schemas[ref.split('/').at(-1) ?? ''] ?? {})
}
