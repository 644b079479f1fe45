import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mark } from '#kit/server/files/installation.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { openPool, type PoolOptions } from '#kit/server/postgres/database.ts'
import { migrate, requireKnown } from '#kit/server/postgres/migrations.ts'
import type { Config } from '#kit/server/start/config.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import { listBackups } from './backup-target.ts'
import type { FileEntry } from './copy-files.ts'
import { secretMark } from './make-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { restoreDatabase } from './restore-database.ts'
import { checkBytes, filesOf, requireFree, restoreFiles } from './restore-files.ts'

/** Chooses a backup and restores its database and files. */

export type RestoreOptions = {
  /** The newest whole one where none is named. */
  name?: string | undefined
  /** The storage is the academy's own and stays as it is; what it lacks is added. */
  keepsFiles: boolean
}

export type Chosen = { manifest: Manifest; files: FileEntry[]; isVerified: boolean; hasSecret: boolean }

type Place = { storage: Storage; config: Pick<Config, 'sessionSecret'>; migrations?: string | undefined }

/** Reads all of a backup, and refuses one that is damaged or does not fit this portal or its storage. Changes nothing. */
export async function chooseBackup(
  target: Storage,
  place: Place,
  { name, keepsFiles }: RestoreOptions,
): Promise<Chosen> {
  const whole = (await listBackups(target)).filter(({ isWhole }) => isWhole)
  const listed = name === undefined ? whole.at(-1) : whole.find((backup) => backup.name === name)
  if (!listed)
    throw new StartError(
      `${target.place} has no whole backup${name === undefined ? '' : ` ${name}`}.`,
      ...whole.map((backup) => `It has ${backup.name}.`),
    )
  const manifest = await readManifest(target, listed.name)
  await requireKnown(manifest.migrations, place.migrations)
  const files = await filesOf(target, manifest)
  await requireFree(place.storage, manifest, files, { keeps: keepsFiles })
  await checkBytes(target, manifest, files)
  return {
    manifest,
    files,
    isVerified: listed.isVerified,
    hasSecret: manifest.secret_mark === secretMark(place.config),
  }
}

/**
 * Files first: what breaks off among them is simply done again. Then the database, brought up to date; the mark that makes the storage
 * this database's comes last. Answers how many files were written.
 */
export async function restore(
  target: Storage,
  { manifest, files }: Chosen,
  { storage, connection, migrations }: Place & { connection: PoolOptions },
): Promise<{ files: number; migrations: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-restore-'))
  try {
    const restored = await restoreFiles(target, storage, files, folder)
    await restoreDatabase(connection, target, manifest, migrations)
    const pool = openPool({ ...connection, max: 2 })
    const since = await migrate(pool, migrations).finally(() => pool.end())
    await storage.create(mark, manifest.installation)
    return { files: restored, migrations: since.length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
