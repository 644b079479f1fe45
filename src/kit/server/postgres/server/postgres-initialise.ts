import { spawnSync } from 'node:child_process'
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '#kit/server/start/start-error.ts'
import { command, environment } from './postgres-binaries.ts'

/** Creates a cluster in a temporary folder and renames it when complete, so an interrupted start never leaves a partial one. */
export async function initialise(initdb: string, cluster: string, user: string) {
  const dataDir = dirname(cluster)
  await removeUnfinished(dataDir)
  const fresh = await mkdtemp(join(dataDir, temporaryPrefix))
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=pl', `--locale=${libcLocale}`]
  const [file, args] = command(initdb, ['-D', fresh, ...locale, `--username=${user}`, '--auth=trust'])
  const { status, stderr, error } = spawnSync(file, args, { env: environment, encoding: 'utf8' })
  if (status !== 0) throw new StartError(`The database could not be initialised: ${error?.message ?? stderr.trim()}`)
  await rename(fresh, cluster)
  await syncFolder(dataDir)
}

/** The random suffix after it avoids a folder that an orphaned initdb still writes to. */
const temporaryPrefix = 'postgres.new-'

/** Collation is ICU's; LC_CTYPE decides which characters are letters, for trigrams too. */
const libcLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

async function removeUnfinished(dataDir: string) {
  for (const name of await readdir(dataDir))
    if (name.startsWith(temporaryPrefix)) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })
}

/** Makes the rename durable. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
