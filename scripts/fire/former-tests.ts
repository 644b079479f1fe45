import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { openPool } from '../../src/kit/server/postgres/database.ts'
import { migrate } from '../../src/kit/server/postgres/migrations.ts'
import { startPostgres } from '../../src/kit/server/postgres/server/postgres.ts'
import { guard } from './guard.ts'

/*
 * `npm run former-tests -- REF [FILES]`: the API tests of a version that landed, on databases that this version has migrated, as its portals meet them
 * during an upgrade. What fails there twice and not on its own databases, this version broke: it ends with 1.
 */

const { positionals } = parseArgs({ allowPositionals: true })
const [before = 'main', ...files] = positionals
guard()
const folder = await mkdtemp(join(tmpdir(), 'atelier-former-'))
const old = join(folder, 'before')
execFileSync('git', ['worktree', 'add', '--detach', old, before], { stdio: 'ignore' })
try {
  await linkLibraries()
  print(`Seeding the demo academy of ${before} …`)
  const seeded = seededByBefore()
  const untouched = join(folder, 'untouched')
  await cp(seeded, untouched, { recursive: true })
  const applied = await migrateAll(seeded)
  print(`${applied.length} migrations that it does not know: ${applied.join(', ') || 'none'}`)

  const { isEmpty, ...first } = await resultOf(runTests(files))
  if (isEmpty) throw new Error('No test ran: are the files those of that version?')
  print(`${first.passed} passed, ${first.failures.length} failed`)
  if (first.failures.length > 0) {
    const names = [...new Set(first.failures.map(({ file }) => file))]
    const again = keysOf((await resultOf(runTests(names))).failures)
    await rename(seeded, join(folder, 'migrated'))
    await rename(untouched, seeded)
    const own = keysOf((await resultOf(runTests(names))).failures)
    const verdict = (failure: Failure) => {
      if (!again.has(keyOf(failure))) return '– passed when it was tried again'
      return own.has(keyOf(failure)) ? '– fails without the migrations, too' : '✗'
    }
    for (const failure of first.failures)
      print(`${verdict(failure)} ${failure.file}: ${failure.name}\n    ${failure.reason}`)
    const broken = first.failures.filter((failure) => verdict(failure) === '✗')
    print(`${broken.length} fail because of the migrations`)
    process.exitCode = broken.length > 0 ? 1 : 0
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', old])
  await rm(folder, { recursive: true, force: true })
}

/** The libraries without the caches among them: the migrated academy is nobody else's. */
async function linkLibraries(): Promise<void> {
  const [from, to] = [join(process.cwd(), 'node_modules'), join(old, 'node_modules')]
  await mkdir(to)
  for (const name of await readdir(from)) if (name !== '.cache') await symlink(join(from, name), join(to, name))
}

function seededByBefore(): string {
  // A version from before the features were laid out by floors has it elsewhere.
  const places = ['./src/testing/servers/seeded-folder.ts', './src/testing/seeded-folder.ts']
  const place = places.find((path) => existsSync(join(old, path)))
  const program = `import('${place}').then(async (m) => process.stdout.write(await m.seededFolder()))`
  return execFileSync(process.execPath, ['--eval', program], { cwd: old, encoding: 'utf8' })
}

/** Both databases that tests take copies of. That they were migrated is left out of the list: a portal that runs does not look at it again, one that starts would refuse. */
async function migrateAll(dataDir: string): Promise<string[]> {
  const postgres = await startPostgres({ dataDir, log: console })
  try {
    const applied = []
    for (const database of [postgres.connection.database, 'migrated']) {
      const pool = openPool({ ...postgres.connection, database })
      applied.push(await migrate(pool))
      await pool.query('DELETE FROM migrations WHERE name = ANY($1)', [applied[0]])
      await pool.end()
    }
    return applied[0] as string[]
  } finally {
    await postgres.stop()
  }
}

function runTests(chosen: string[]): string {
  const report = join(folder, `report-${chosen.length}-${Date.now()}.json`)
  const options = ['run', '--project', 'api', '--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const vitest = join(process.cwd(), 'node_modules', 'vitest', 'vitest.mjs')
  spawnSync(process.execPath, [vitest, ...options, ...chosen], { cwd: old, stdio: ['ignore', 'ignore', 'inherit'] })
  return report
}

type Failure = { file: string; name: string; reason: string }

async function resultOf(report: string): Promise<{ isEmpty: boolean; passed: number; failures: Failure[] }> {
  const { testResults, numPassedTests } = JSON.parse(await readFile(report, 'utf8'))
  const failures: Failure[] = []
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(old, name)
    const failed = assertionResults.filter((one: { status: string }) => one.status === 'failed')
    for (const { fullName, failureMessages } of failed)
      failures.push({ file, name: fullName, reason: firstLine(failureMessages[0]) })
    if (status === 'failed' && failed.length === 0)
      failures.push({ file, name: 'the file', reason: firstLine(message) })
  }
  return { isEmpty: testResults.length === 0, passed: numPassedTests, failures }
}

function firstLine(message = ''): string {
  return message.split('\n')[0]?.slice(0, 300) ?? ''
}

function keysOf(failures: Failure[]): Set<string> {
  return new Set(failures.map(keyOf))
}

function keyOf({ file, name }: Failure): string {
  return `${file}: ${name}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
