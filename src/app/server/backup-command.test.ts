import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { executeDue } from '#office/personal-data/server/erasure/execute-erasure.ts'
import { academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { Visitor } from '#testing/visitor.ts'
import { features, listeners } from './app.ts'

const execute = promisify(execFile)

test('an operator backs up, looks at what a restore would do, restores, and cannot restore over it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'atelier-command-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const [from, to] = [
    await database(inject('template')),
    await database({ ...inject('template'), database: 'template1' }),
  ]
  const run = runIn(root)
  expect(await run('restore', to, 'new')).toContain('has no whole backup')
  expect(await run('backup', from, 'old', '--quickly')).toContain('Usage: npm run backup')
  expect(await run('backup', from, 'old')).toMatch(/The backup 2\S+ is in .* tables with \d+ rows/)

  const dry = await run('restore', to, 'new', '--dry-run')
  expect(dry).toMatch(
    /is whole: every sum was compared\.[\s\S]*SESSION_SECRET is another one[\s\S]*Nothing was changed/,
  )
  expect(await readdir(join(root, 'new'))).not.toContain('files')
  expect(await run('restore', to, 'new')).toContain('Start the portal.')
  expect(await installationOf(to)).toBe(await installationOf(from))
  expect(await readdir(join(root, 'new', 'files'))).toEqual(['installation'])
  expect(await run('restore', to, 'newer')).toContain('The database is not empty')
})

test('a person who was erased after a backup is erased again once it is restored elsewhere, and the receipt explains why', async () => {
  const world = await academyForTest()
  const root = await mkdtemp(join(tmpdir(), 'atelier-erased-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const run = runIn(root)
  const { email, first_name, last_name } = cast.student
  expect(await run('backup', world.connection, world.config.dataDir)).toContain('The backup 2')

  const { id } = await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await world.as.owner.send(erasures.requestUser, { id, is_settled: true })
  world.clock.advance({ days: 7, hours: 1 })
  await executeDue({ ...world.portal, clock: world.clock.now }, listeners, declaredBy(Object.values(features)))
  expect(await namesOf(world.connection, email)).toEqual([])

  const place = await database({ ...inject('template'), database: 'template1' })
  const dataDir = join(root, 'restored')
  expect(await run('restore', place, dataDir)).toContain('Start the portal.')
  expect(await namesOf(place, email)).toEqual([`${first_name} ${last_name}`])
  // What an operator has copied away more often than the backup was made.
  await cp(join(world.config.dataDir, 'files', 'erasures'), join(dataDir, 'files', 'erasures'), { recursive: true })
  const portal = await startPortalProcess(dataDir, settingsOf(place))
  onTestFinished(async () => void (await portal.end('SIGTERM')))
  const visitor = await Visitor.arriving(portal.server)
  expect((await visitor.call(session.login, { email, password: cast.student.password })).status).not.toBe(204)
  const owner = await (await Visitor.arriving(portal.server)).signIn(cast.owner)
  const again = await vi.waitFor(async () => {
    const { data } = await owner.send(erasures.list, {})
    const found = data.find(({ cause, done_at }) => cause === 'RESTORE' && done_at)
    return found ?? expect.fail('Nobody was erased again.')
  }, 60_000)
  const { data } = await owner.send(erasures.get, { id: again.id })
  expect(data).toMatchObject({ name: null, requested_by: null, blocking: null })
  expect(data.receipt?.outcomes.length).toBeGreaterThan(3)
  expect(await namesOf(place, email)).toEqual([])
})

/** Runs the command, and returns its output. */
function runIn(root: string) {
  return (command: string, connection: Connection, folder: string, ...options: string[]) => {
    const settings = { ...settingsOf(connection), ATELIER_DATA_DIR: resolve(root, folder), LOG_LEVEL: 'silent' }
    const program = ['src/app/server/backup-command.ts', command, join(root, 'backups'), ...options]
    return execute(process.execPath, program, { env: { ...process.env, ...settings } }).then(
      ({ stdout }) => stdout,
      ({ stderr }) => String(stderr),
    )
  }
}

function settingsOf(connection: Connection) {
  return { DATABASE_URL: addressOf(connection), ATELIER_ALLOW_UNSAFE_DATABASE: '1' }
}

async function namesOf(connection: Connection, email: string): Promise<string[]> {
  const db = openDatabase(openPool({ ...connection, max: 1 }))
  const rows = await db.selectFrom('users').select(['first_name', 'last_name']).where('email', '=', email).execute()
  await db.destroy()
  return rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
}

async function database(template: Connection): Promise<Connection> {
  const { connection, drop } = await cloneDatabase(template)
  onTestFinished(drop)
  return connection
}

async function installationOf(connection: Connection): Promise<string | undefined> {
  const db = openDatabase(openPool({ ...connection, max: 1 }))
  const row = await db.selectFrom('installation').select('id').executeTakeFirst()
  await db.destroy()
  return row?.id
}

function addressOf({ host, port, user, database }: Connection): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`
}
