import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { Right } from '#kit/contract/texts/texts.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { giveToken } from '#testing/fixtures/program.ts'

/* The recipes of docs/api, run as their readers run them: by Node, over HTTP, with a token of the rights that they name. */

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../../../../docs/api', import.meta.url))

let world: Academy
beforeAll(async () => {
  world = await academy()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  return world.close
})

async function output(recipe: string, rights: Right[], ...args: string[]): Promise<string> {
  const { db } = world
  const owner = db.selectFrom('users').select('id').where('email', '=', cast.owner.email)
  const { token } = await giveToken(world, (await owner.executeTakeFirstOrThrow()).id, { rights })
  const { port } = world.app.server.address() as AddressInfo
  const env = { PATH: process.env.PATH, ATELIER_URL: `http://127.0.0.1:${port}`, ATELIER_TOKEN: token }
  const { stdout } = await run(process.execPath, [`${folder}/${recipe}.mjs`, ...args], { env })
  return stdout
}

test('the newsletter has a line for every student with an open account', async () => {
  const [heading, ...lines] = (await output('newsletter', ['can-view-students'])).trim().split('\n')
  expect(heading).toBe('email,first_name,language')
  const blocked = await world.db.selectFrom('students').select('email').execute()
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.length).toBeLessThanOrEqual(blocked.length)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.every((line) => /^"[^"@]+@[^"@]+","[^"]+","(pl|en-US)"$/.test(line))).toBe(true)
})

test('accounting gets the packages sold in a month', async () => {
  const sale = world.db.selectFrom('student_packages').select('sold_at').orderBy('sold_at', 'desc').limit(1)
  const month = (await sale.executeTakeFirstOrThrow()).sold_at.slice(0, 7)
  const lines = (await output('accounting', ['can-view-student-packages'], month)).trim().split('\n')
  expect(lines.length).toBeGreaterThan(1)
  await expect(output('accounting', [], month)).rejects.toThrow('403')
})

test('the website gets coming trainings with their public pages, as plain HTML', async () => {
  const rights: Right[] = [
    'can-view-pro-artist-trainings',
    'can-view-pro-artist-training-details',
    'can-unpublish-pro-artist-training_as_admin',
  ]
  await world.db.updateTable('settings').set({ is_gallery_on: true }).execute()
  const html = await output('trainings', rights)
  expect(html).toMatch(/<li[^>]*><a href="[^"]+\/trainings\/[^"]+">[^<]+<\/a>, \d{1,2} \p{L}+ \d{4}, [^<]+<\/li>/u)
  expect(html).not.toMatch(/<script|<iframe|undefined|null/)
})
