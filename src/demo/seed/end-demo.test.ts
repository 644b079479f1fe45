import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { session } from '#kit/contract/session.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { testConfig } from '#testing/test-config.ts'
import { Visitor } from '#testing/visitor.ts'

const run = promisify(execFile)
const refusal = /published password.*\n.*new data folder.*\n.*npm run end-demo/

test('a database that was filled as a demo is opened by a demo alone, until the demo is ended', async () => {
  const { connection, dataDir, start } = await demoDatabase()
  const open = () => openPortal({ ...testConfig(dataDir), isDemo: false }, connection)
  await expect(start('app/server/main')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(refusal) })
  await expect(open()).rejects.toThrow(refusal)

  const { stdout } = await start('demo/seed/end-demo')
  expect(stdout).toMatch(/^\d+ accounts had the published password[\s\S]*npm run create-owner/)

  const portal = await open()
  const app = await createApp(portal)
  onTestFinished(async () => {
    await app.close()
    await portal.close()
  })
  const visitor = await Visitor.arriving(app)
  for (const account of [cast.owner, cast.completed])
    expect(await visitor.call(session.login, account)).toMatchObject({ status: 422 })
  expect(await portal.db.selectFrom('webhooks').select('id').execute()).toEqual([])
  const remaining = await portal.db
    .selectFrom('pro_artists')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute()
  expect(remaining[0]?.count).toBeGreaterThan(50)
}, 60_000)

/** A copy of the demo academy, as a server of its own has it, with a folder for the portal, and its commands in production. */
async function demoDatabase() {
  const { connection, drop } = await cloneDatabase(inject('academy').connection)
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-demo-'))
  onTestFinished(async () => {
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { user, database, host } = connection
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    MAIL_REPLY_TO: 'office@example.com',
    ATELIER_DATA_DIR: dataDir,
    ATELIER_ALLOW_UNSAFE_DATABASE: '1',
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    LOG_LEVEL: 'silent',
  }
  const start = (command: string) => run(process.execPath, [`src/${command}.ts`], { env })
  return { connection, dataDir, start }
}
