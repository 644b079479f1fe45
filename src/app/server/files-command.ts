import { moveFiles } from '#kit/server/files/move-files.ts'
import { openStorage, storageAt } from '#kit/server/files/open-storage.ts'
import { sweepFiles } from '#kit/server/files/sweep.ts'
import { type Db, openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { reachRunningDatabase } from '#kit/server/postgres/replicas/reach-database.ts'
import { type Config, readConfig } from '#kit/server/start/config.ts'
import { openLog } from '#kit/server/start/log.ts'
import { readArguments } from '#kit/server/start/read-arguments.ts'
import { reportFailure, StartError } from '#kit/server/start/start-error.ts'

/* `npm run move-files` and `npm run sweep-files`: what an operator does with stored files, with the settings of the portal, while it runs or not. */

const usage = ['Usage: npm run move-files', '       npm run sweep-files [-- --force]']

async function run([command, ...args]: string[]): Promise<void> {
  const { force: all } = readArguments({ args, options: { force: { type: 'boolean' } } }, ...usage).values
  if (command === 'move' && all) throw new StartError(...usage)
  const config = readConfig(process.env)
  const log = openLog(config)
  const reached = await reachRunningDatabase(config, log)
  const db = openDatabase(openPool({ ...reached.connection, max: 2 }))
  try {
    if (command === 'move') await move(db, config)
    else {
      const storage = openStorage(config)
      const refusal = await sweepFiles(
        { config, db, storage, log, clock: () => new Date(), warnings: new Set() },
        { all },
      )
      if (refusal) throw new StartError(refusal)
    }
  } finally {
    await db.destroy()
    await reached.stop()
  }
}

async function move(db: Db, config: Config): Promise<void> {
  const { filesFromUrl } = config
  if (!filesFromUrl) throw new StartError('FILES_FROM_URL is not set: where are the files that are to be moved?')
  const to = openStorage({ ...config, filesFromUrl: null })
  const from = storageAt(filesFromUrl)
  const { copied, present, damaged, missing } = await moveFiles(db, from, to)
  process.stdout.write(
    `${copied} copied from ${from.place} to ${to.place}, ${present} were there; every sum was compared.\n`,
  )
  if (damaged.length > 0 || missing.length > 0)
    throw new StartError(
      `${missing.length} files are in neither place, ${damaged.length} are damaged where they are; leave FILES_FROM_URL set until they are restored:`,
      ...[...missing, ...damaged],
    )
  process.stdout.write('All files are there. FILES_FROM_URL may be left out at the next start; nothing was removed.\n')
}

run(process.argv.slice(2)).catch(reportFailure)
