import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { installationOf } from '#kit/server/files/installation.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { openDatabase, openPool, type PoolOptions } from '#kit/server/postgres/database.ts'
import { seal } from '#kit/server/session/secrets.ts'
import type { Config } from '#kit/server/start/config.ts'
import { claimTarget } from './backup-target.ts'
import { recordBackup } from './backups.ts'
import { copyFiles } from './copy-files.ts'
import { type Manifest, partsOf, writeManifest } from './manifest.ts'
import { linesOfJson, partWriter } from './parts.ts'
import { dropLeftScratch } from './scratch-database.ts'
import { readSnapshot } from './snapshot.ts'
import { verifyBackup } from './verify-backup.ts'

export type BackedUp = {
  connection: PoolOptions
  storage: Storage
  config: Pick<Config, 'sessionSecret'>
  clock: () => Date
  log: Pick<Logger, 'warn' | 'error'>
  /** Ends it: the portal stops. */
  signal?: AbortSignal
  /** A folder of its own migrations, for tests. */
  migrations?: string
}

export type Backup = {
  name: string
  tables: number
  rows: number
  files: number
  copied: number
  bytes: number
  lost: string[]
}

/**
 * Makes a backup while the portal runs, and restores it into a scratch database: only then it is a verified backup. The
 * database comes first, as it is at one moment, then the files that it names: none of these is deleted for good within
 * weeks.
 */
export async function makeBackup(portal: BackedUp, target: Storage): Promise<Backup> {
  const { connection, clock } = portal
  const started_at = clock().toISOString()
  const name = `${started_at.slice(0, 19).replaceAll(':', '-')}-${randomBytes(2).toString('hex')}`
  const pool = openPool({ ...connection, max: 2 })
  const db = openDatabase(pool)
  const record = (end: { verified_at: string | null; problem: string | null }) =>
    recordBackup(db, { name, place: target.place, started_at, ...end })
  const folder = await mkdtemp(join(tmpdir(), 'atelier-backup-'))
  try {
    await dropLeftScratch(connection)
    await claimTarget(target, portal.storage, await installationOf(db))
    const { manifest, copied } = await write(portal, pool, { name, target, folder, started_at })
    await verifyBackup(target, name, portal)
    await record({ verified_at: clock().toISOString(), problem: null })
    const { tables, files, lost } = manifest
    return {
      ...{ name, copied, lost, tables: tables.length, files: files.rows },
      rows: tables.reduce((rows, { part }) => rows + part.rows, 0),
      bytes: partsOf(manifest).reduce((bytes, part) => bytes + part.bytes, 0),
    }
  } catch (error) {
    await record({ verified_at: null, problem: reasonOf(error) }).catch(() => {})
    throw error
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rows that a database quotes are nobody's to read in a message. */
function reasonOf(error: unknown): string {
  const { code, table, message } = error as { code?: string; table?: string; message: string }
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(code ?? '')
  return isOfDatabase ? `The database refused it: ${code}${table ? ` in ${table}` : ''}.` : message
}

type Target = { name: string; target: Storage; folder: string; started_at: string }

async function write(
  { storage, config, signal }: BackedUp,
  pool: pg.Pool,
  { name, target, folder, started_at }: Target,
): Promise<{ manifest: Manifest; copied: number }> {
  const writePart = partWriter({ target, name, folder, signal })
  const { files, ...snapshot } = await readSnapshot(pool, writePart)
  const { entries, copied, lost } = await copyFiles(files, { storage, target, folder, signal })
  const manifest: Manifest = {
    ...{ format: 1, name, made_at: started_at, secret_mark: secretMark(config), ...snapshot },
    files: { ...(await writePart('files.zst', linesOfJson(entries))), rows: entries.length },
    lost: lost.sort(),
  }
  await writeManifest(target, manifest)
  return { manifest, copied }
}

/** Without the session secret, what is encrypted with it cannot be read. */
export function secretMark({ sessionSecret }: Pick<Config, 'sessionSecret'>): string {
  return seal(sessionSecret, 'backup', 'which secret').toString('hex').slice(0, 16)
}
