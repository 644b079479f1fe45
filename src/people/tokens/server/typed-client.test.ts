import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { Right } from '#kit/contract/texts/texts.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { giveToken } from '#testing/fixtures/program.ts'

/* The typed recipes of docs/api, as their readers have them: the types are written from the description, checked by the compiler, and run. */

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const rights: Right[] = ['can-view-student-packages', 'can-sell-student-packages']

let world: Academy
let folder: string
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  world = await academy()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  mkdirSync(`${root}test-results`, { recursive: true })
  folder = mkdtempSync(`${root}test-results/typed-client-`)
  for (const name of ['types.mjs', 'client.ts', 'catalog.ts', 'wire.ts'])
    cpSync(`${root}docs/api/${name}`, `${folder}/${name}`)
  const owner = world.db.selectFrom('users').select('id').where('email', '=', cast.owner.email)
  const { token } = await giveToken(world, (await owner.executeTakeFirstOrThrow()).id, { rights })
  const { port } = world.app.server.address() as AddressInfo
  env = { PATH: process.env.PATH, ATELIER_URL: `http://127.0.0.1:${port}`, ATELIER_TOKEN: token }
  const { stdout } = await run(process.execPath, [`${folder}/types.mjs`], { env, maxBuffer: 16e6 })
  writeFileSync(`${folder}/portal.d.ts`, stdout)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await world.close()
  }
})

const output = async (recipe: string, ...args: string[]) =>
  (await run(process.execPath, [`${folder}/${recipe}`, ...args], { env })).stdout.trim().split('\n')

test('the types of all calls compile, and so do the recipes that use them, without `any`', async () => {
  const types = readFileSync(`${folder}/portal.d.ts`, 'utf8')
  expect(types).not.toMatch(/\bany\b(?![^\n]*\*\/)/)
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'esnext']
  const modules = ['--module', 'nodenext', '--types', 'node', '--allowImportingTsExtensions', '--erasableSyntaxOnly']
  const files = ['portal.d.ts', 'client.ts', 'catalog.ts', 'wire.ts'].map((name) => `${folder}/${name}`)
  const compiled = run(`${root}node_modules/.bin/tsc`, [...options, ...modules, ...files]).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  expect((await compiled).stdout).toBe('')
})

test('the typed client gets what the wire promises', async () => {
  const lines = await output('wire.ts')
  expect(lines.every((line) => line.startsWith('kept: '))).toBe(true)
  expect(lines.length).toBe(9)
})

test('the catalog is listed, and a package taken off sale', async () => {
  const lines = await output('catalog.ts')
  const onSale = lines.find((line) => line.endsWith('on sale')) ?? ''
  const [id = '', name] = onSale.split('\t')
  expect(await output('catalog.ts', id)).toEqual([`${name}\toff sale`])
  expect((await output('catalog.ts')).find((line) => line.startsWith(`${id}\t`))).toMatch(/off sale$/)
})
