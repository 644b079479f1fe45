import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { mark } from '#kit/server/files/installation.ts'
import { freePort } from '#testing/servers/free-port.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'

/* What an operator mistypes in a terminal, or runs while the database is away, ends with a sentence in place of a stack trace. */

const run = promisify(execFile)

test.each([
  ['create-owner', 'src/app/server/create-owner.ts', 1],
  ['end-demo', 'src/demo/seed/end-demo.ts', 1],
  ['backup', 'src/app/server/backup-command.ts backup', 1],
  ['restore', 'src/app/server/backup-command.ts restore', 1],
  ['move-files', 'src/app/server/files-command.ts move', 1],
  ['sweep-files', 'src/app/server/files-command.ts sweep', 1],
  ['doctor', 'src/app/server/doctor-command.ts', 2],
  ['seed', 'src/demo/seed/seed-command.ts', 1],
])('a mistyped option of %s is named, with how to call it, and nothing is done', async (name, program, code) => {
  const dataDir = await folder()
  const { stderr, ...ended } = await failing(`${program} --quickly`, { ATELIER_DATA_DIR: dataDir })
  expect(ended).toEqual({ code, stdout: '' })
  expect(stderr).toMatch(new RegExp(`^Unknown option '--quickly'\\.\\nUsage: npm run [\\s\\S]*\\b${name}\\b`))
  expect(stderr).not.toMatch(/^ +at /m)
  expect(await readdir(dataDir)).toEqual([])
})

test.each(['backup-command.ts backup', 'files-command.ts move', 'files-command.ts sweep'])(
  '%s without a reachable database reports it in one sentence',
  async (program) => {
    const dataDir = await folder()
    for (const name of ['files', 'former']) {
      await mkdir(join(dataDir, name))
      await writeFile(join(dataDir, name, mark), randomUUID())
    }
    const settings = {
      ATELIER_DATA_DIR: dataDir,
      DATABASE_URL: `postgres://anna@127.0.0.1:${await freePort()}/atelier`,
      BACKUP_URL: `file://${dataDir}/backups`,
      FILES_FROM_URL: `file://${dataDir}/former`,
    }
    expect(await failing(`src/app/server/${program}`, settings)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The database cannot be reached: connect ECONNREFUSED \S+\. Bring it back, or mend DATABASE_URL\.\n$/,
      ),
    })
  },
)

test('sweep-files that leaves the files of another database alone fails with the reason', async () => {
  const dataDir = await folder()
  const database = await workerDatabase()
  onTestFinished(database.drop)
  await mkdir(join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files', mark), randomUUID())
  const { host, port, user, database: name } = database.connection
  const settings = {
    ATELIER_DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${name}`,
  }
  expect(await failing('src/app/server/files-command.ts sweep', settings)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The files in \S+ belong to another database: .* Nothing was removed\.\n$/),
  })
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'atelier-commands-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

function failing(program: string, settings: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', ...settings }
  return run(process.execPath, program.split(' '), { env }).then(
    () => expect.fail(`${program} did not fail.`),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}
