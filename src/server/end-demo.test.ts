import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { session } from '#contract/session.ts'
import { cast } from '#testing/cast.ts'
import { cloneDatabase } from '#testing/clone.ts'
import { startPortalProcess } from '#testing/portal-process.ts'
import { Visitor } from '#testing/visitor.ts'

const run = promisify(execFile)
const refused = {
  code: 1,
  stderr: expect.stringMatching(/published password.*\n.*new data folder.*\n.*npm run end-demo/),
}

test('a database that was filled as a demo is opened by a demo alone, until the demo is ended', async () => {
  const environment = await demoDatabase()
  const start = (script: string, settings: Record<string, string>, ...args: string[]) =>
    run(process.execPath, [`src/server/${script}.ts`, ...args], { env: { ...environment, ...settings } })
  const production = { NODE_ENV: 'production' }
  const anna = ['--email', 'anna@example.com', '--first-name', 'Anna', '--last-name', 'Nowak']
  await expect(start('main', production)).rejects.toMatchObject(refused)
  await expect(start('main', { ATELIER_DEMO: '0' })).rejects.toMatchObject(refused)
  await expect(start('main', { HOST: '0.0.0.0' })).rejects.toMatchObject(refused)
  await expect(start('create-owner', production, ...anna)).rejects.toMatchObject(refused)

  const ended = await start('end-demo', production)
  expect(ended.stdout).toMatch(/^\d+ accounts had the published password[\s\S]*npm run create-owner/)
  await expect(start('end-demo', production)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no demo/),
  })
  expect((await start('create-owner', production, ...anna)).stdout).toContain('reset-password?token=')

  const portal = await startPortalProcess(environment.ATELIER_DATA_DIR, { ...environment, ...production })
  onTestFinished(async () => void (await portal.end('SIGTERM')))
  const visitor = await Visitor.arriving(portal.server)
  for (const account of [cast.owner, cast.completed])
    expect(await visitor.call(session.login, account)).toMatchObject({ status: 422 })
})

/** A copy of the demo academy as a server of its own has it, in the environment of a portal on an otherwise new folder. */
async function demoDatabase() {
  const { connection, drop } = await cloneDatabase(inject('academy').connection)
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-demo-'))
  onTestFinished(async () => {
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { user, database, host } = connection
  return {
    PATH: process.env.PATH ?? '',
    ATELIER_DATA_DIR: dataDir,
    ATELIER_ALLOW_UNSAFE_DATABASE: '1',
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    LOG_LEVEL: 'silent',
  }
}
