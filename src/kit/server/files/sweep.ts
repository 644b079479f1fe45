import type { Portal } from '#kit/server/http/context.ts'
import { sweepUploads } from '#kit/server/http/files/upload.ts'
import { belongingOf, knownKeys, whyNotOwn } from './installation.ts'
import { type StoredFile, storedFiles, takeOutOfTrash, throwAway } from './stored-files.ts'

/** In milliseconds. The row of a younger file may not be committed yet. */
const longestRequest = 3_600_000
/** So many files without a row at once are no everyday matter: they rather belong to a newer state of the database. */
const suspicious = 20

type Services = Pick<Portal, 'db' | 'storage' | 'clock' | 'log' | 'warnings'> & { config: { dataDir: string } }

/**
 * Removes the temporary files of interrupted uploads, and moves stored files without a row into the trash, where they
 * remain for the days of the settings: at most a hundredth of all at once, unless `all` is set. A storage of another
 * database is left alone: none of its files has a row. Returns why it was, if it was.
 */
export async function sweepFiles(
  { config, db, storage, clock, log, warnings }: Services,
  { all = false } = {},
): Promise<string | null> {
  const now = clock()
  const before = new Date(now.getTime() - longestRequest)
  await sweepUploads(config.dataDir, before)
  const belonging = await belongingOf(db, storage)
  if (belonging !== 'own') {
    warnings.add('foreign_files')
    const reason = `${whyNotOwn[belonging](storage)} Nothing was removed.`
    log.error({ place: storage.place }, reason)
    return reason
  }
  warnings.delete('foreign_files')
  const known = await knownKeys(db)
  let stored = 0
  const without: StoredFile[] = []
  for await (const file of storedFiles(storage)) {
    stored += 1
    if (file.changedAt < before && !known.has(file.key)) without.push(file)
  }
  const most = all ? without.length : Math.ceil(stored / 100)
  const discarded = without.slice(0, most)
  for (const file of discarded) await throwAway(storage, file, now)
  const left = without.length - discarded.length
  if (left > suspicious) warnings.add('unknown_files')
  else warnings.delete('unknown_files')
  const restored = await takeOutOfTrash(storage, known)
  log.info({ stored, discarded: discarded.length, left, restored }, 'swept stored files')
  return null
}
