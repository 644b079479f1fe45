import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { academyDay } from '#kit/contract/values/academy-zone.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cache = join(root, 'node_modules/.cache/seeded')

/** What the demo academy follows from, and what may change while its tests are written. */
const sources = [
  ...['package-lock.json', 'migrations/*.sql', 'src/**/{contract,server}/**/*.ts', 'src/demo/**/*.ts'],
  'src/testing/servers/seed*.ts',
]
const isTest = /\.(test|cases)\.ts$/

/**
 * The data folder that a portal leaves once it has filled it with the demo academy, with a database without durability.
 * It is made once for these sources and this day, from which the demo's days are counted; callers wait meanwhile. Nobody
 * writes to it: a portal starts on a copy, with `ATELIER_ALLOW_UNSAFE_DATABASE`.
 */
export async function seededFolder(): Promise<string> {
  const folder = join(cache, `${academyDay(new Date())}-${fingerprint()}`)
  if (existsSync(folder)) return folder
  const seeding = fork(new URL('./seed-folder-process.ts', import.meta.url), [folder], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const [[status], errors] = await Promise.all([once(seeding, 'close'), text(seeding.stderr as Readable)])
  if (status !== 0) throw new Error(`The demo academy could not be seeded:\n${errors}`)
  return folder
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root }).filter((path) => !isTest.test(path))
  for (const path of files.sort()) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}
