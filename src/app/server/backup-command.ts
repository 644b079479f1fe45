import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { targetAt } from '#kit/server/backup/backup-target.ts'
import { makeBackup } from '#kit/server/backup/make-backup.ts'
import { type Chosen, chooseBackup, restore } from '#kit/server/backup/restore.ts'
import { requireEmpty } from '#kit/server/backup/restore-database.ts'
import { openStorage } from '#kit/server/files/open-storage.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { reachDatabase, reachRunningDatabase } from '#kit/server/postgres/replicas/reach-database.ts'
import { checkServer } from '#kit/server/postgres/server/postgres-check.ts'
import { type Config, readConfig } from '#kit/server/start/config.ts'
import { isLocked } from '#kit/server/start/data-folder.ts'
import { openLog } from '#kit/server/start/log.ts'
import { readArguments } from '#kit/server/start/read-arguments.ts'
import { reportFailure, StartError } from '#kit/server/start/start-error.ts'
import { settleRestored } from '#office/dashboard/server/settle-restored.ts'

/*
 * `npm run backup`, with or without a running portal, and `npm run restore`, with the settings of the portal that is to
 * run afterwards.
 */

const usage = [
  'Usage: npm run backup -- FOLDER|s3://KEY:SECRET@host/bucket/folder',
  '       npm run restore -- FOLDER|s3://… [NAME] [--dry-run] [--keep-files] [--send-mails]',
  'Without a folder it is that of BACKUP_URL.',
]

async function run([command, ...rest]: string[]): Promise<void> {
  const { positionals, values } = parsed(rest)
  const config = readConfig(process.env)
  const [address = config.backupUrl, name, ...others] = positionals
  if (!address || others.length > 0) throw new StartError(...usage)
  const target = targetAt(address)
  if (command === 'restore')
    await runRestore(config, target, {
      ...{ name, isDry: values['dry-run'], keepsFiles: values['keep-files'], sendsMails: values['send-mails'] },
    })
  else if (name) throw new StartError(...usage)
  else await runBackup(config, target)
}

function parsed(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  const options = { 'dry-run': flag, 'keep-files': flag, 'send-mails': flag }
  return readArguments({ args, allowPositionals: true, options }, ...usage)
}

async function runBackup(config: Config, target: Storage): Promise<void> {
  const log = openLog(config)
  const { connection, stop } = await reachRunningDatabase(config, log)
  try {
    const portal = { config, connection, log, storage: openStorage(config), clock: () => new Date() }
    const { name, tables, rows, files, copied, bytes, lost } = await makeBackup(portal, target)
    print(
      `The backup ${name} is in ${target.place}: ${tables} tables with ${rows} rows (${Math.ceil(bytes / 1024)} KB), and ${files} files, of which ${copied} are new.`,
      'It was restored into a scratch database: the rows of each table were counted, and up to 100 files were compared.',
    )
    if (lost.length > 0)
      print(`${lost.length} files were missing or damaged already, so they are in no backup from today:`, ...lost)
  } finally {
    await stop()
  }
}

type Options = { name: string | undefined; isDry: boolean; keepsFiles: boolean; sendsMails: boolean }

async function runRestore(config: Config, target: Storage, options: Options): Promise<void> {
  if (config.filesFromUrl)
    throw new StartError('FILES_FROM_URL is set: files are restored to one place, so leave it out.')
  if (!config.databaseUrl && isLocked(config.dataDir))
    throw new StartError(`A portal is running on the data folder ${config.dataDir}: stop it, or give a new one.`)
  const storage = openStorage(config)
  const chosen = await chooseBackup(target, { storage, config }, options)
  // Of a data folder that is new there is no database yet, and a dry run makes none.
  if (options.isDry && !config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return announceDry(chosen, target)
  const { connection, stop } = await reachDatabase(config, openLog(config))
  const pool = openPool({ ...connection, max: 2 })
  const db = openDatabase(pool)
  try {
    await checkServer(pool, { allowsUnsafe: config.allowsUnsafeDatabase })
    await requireEmpty(pool)
    if (options.isDry) return announceDry(chosen, target)
    announce(chosen, target)
    const done = await restore(target, chosen, { storage, config, connection })
    const settled = await settleRestored(db, new Date(), options)
    print(
      `Restored: ${done.files} files were written, and ${done.migrations} migrations came since.`,
      `${settled.sessions} sessions were ended, so everybody has to sign in again; ${settled.mails} mails that waited are not sent (Settings → Mail lists them).`,
      'Start the portal.',
    )
  } finally {
    await db.destroy()
    await stop()
  }
}

function announceDry(chosen: Chosen, target: Storage): void {
  announce(chosen, target)
  print('Nothing was changed (--dry-run): database and files are empty, or may be filled, so it can be restored here.')
}

function announce({ manifest, files, isVerified, hasSecret }: Chosen, { place }: Storage): void {
  const rows = manifest.tables.reduce((sum, { part }) => sum + part.rows, 0)
  print(
    `The backup ${manifest.name} in ${place} is whole: every sum was compared.`,
    `It has ${manifest.tables.length} tables with ${rows} rows and ${files.length} files, and was made ${manifest.made_at}.`,
  )
  if (!isVerified) print('It was never restored to see whether it can be.')
  if (manifest.lost.length > 0)
    print(`${manifest.lost.length} files were lost before it was made; manifest.json names them.`)
  if (!hasSecret)
    print(
      'SESSION_SECRET is another one than where the backup was made: certificates cannot be signed, and authenticator apps do not fit.',
      'Put the session-secret of that portal into the data folder (or set SESSION_SECRET) before you start this one.',
    )
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

run(process.argv.slice(2)).catch(reportFailure)
