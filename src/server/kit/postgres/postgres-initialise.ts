import { spawnSync } from 'node:child_process'
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '#server/kit/start/start-error.ts'
import { command, environment } from './postgres-binaries.ts'

/** Makes a cluster beside its place and moves it there when complete: one that exists is whole, whenever a start was cut short. */
export async function initialise(initdb: string, cluster: string, user: string) {
  const dataDir = dirname(cluster)
  await removeUnfinished(dataDir)
  const fresh = await mkdtemp(join(dataDir, unfinished))
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=pl', `--locale=${letters}`]
  const [file, args] = command(initdb, ['-D', fresh, ...locale, `--username=${user}`, '--auth=trust'])
  const { status, stderr, error } = spawnSync(file, args, { env: environment, encoding: 'utf8' })
  if (status !== 0) throw new StartError(`The database could not be initialised: ${error?.message ?? stderr.trim()}`)
  await rename(fresh, cluster)
  await makeDurable(dataDir)
}

/** Unlike a fixed name, this one is never that of an initdb which outlived its portal and still writes. */
const unfinished = 'postgres.new-'

/** ICU sorts; this one says what counts as a letter, for trigrams too. */
const letters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

async function removeUnfinished(dataDir: string) {
  for (const name of await readdir(dataDir))
    if (name.startsWith(unfinished)) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })
}

async function makeDurable(folder: string) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
