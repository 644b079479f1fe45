import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/*
 * Holds new migrations to what a rolling upgrade needs (117): squawk knows which statements lock a table for long, or take away what the version
 * before still uses. Those before the first were written for a portal that is stopped.
 */
const first = '0163'

/** The runner sets both timeouts; how texts and numbers are stored is our own affair. */
const notOurs = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
]

const folder = 'migrations'
const files = readdirSync(folder)
  .filter((name) => /^\d{4}-.*\.sql$/.test(name) && name >= first)
  .map((name) => `${folder}/${name}`)
const outside = files.filter((path) => readFileSync(path, 'utf8').startsWith('-- outside a transaction\n'))
const inside = files.filter((path) => !outside.includes(path))

if (spawnSync('squawk', ['--version']).status !== 0)
  process.stdout.write('There is no squawk for this system: new migrations are not checked.\n')
else {
  check(inside, ['--assume-in-transaction'])
  check(outside, [])
}

function check(paths: string[], options: string[]): void {
  if (paths.length === 0) return
  const rules = ['--pg-version=17.0', `--exclude=${notOurs.join(',')}`, ...options]
  const { status, stdout, stderr } = spawnSync('squawk', [...rules, ...paths], { encoding: 'utf8' })
  if (status === 0) return
  process.stdout.write(`${stdout ?? ''}${stderr ?? ''}`)
  process.exitCode = 1
}
