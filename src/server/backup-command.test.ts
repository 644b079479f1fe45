import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase, openPool } from '#server/kit/postgres/database.ts'
import type { Connection } from '#server/kit/postgres/postgres.ts'
import { cloneDatabase } from '#testing/clone.ts'

const execute = promisify(execFile)

test('an operator backs up, looks at what a restore would do, restores, and cannot restore over it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'atelier-command-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const [from, to] = [
    await database(inject('template')),
    await database({ ...inject('template'), database: 'template1' }),
  ]
  const backups = join(root, 'backups')
  const run = async (command: string, connection: Connection, folder: string, ...options: string[]) => {
    const settings = {
      DATABASE_URL: addressOf(connection),
      ATELIER_DATA_DIR: join(root, folder),
      ATELIER_ALLOW_UNSAFE_DATABASE: '1',
      LOG_LEVEL: 'silent',
    }
    const program = ['src/server/backup-command.ts', command, backups, ...options]
    return execute(process.execPath, program, { env: { ...process.env, ...settings } }).then(
      ({ stdout }) => stdout,
      ({ stderr }) => String(stderr),
    )
  }
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
