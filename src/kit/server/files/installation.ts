import { text } from 'node:stream/consumers'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Storage } from './storage.ts'
import { storedFiles } from './stored-files.ts'

/** The mark of a storage: the id of the database whose files these are. */
export const mark = 'installation'

/**
 * Whose files they are: by the mark, or where a storage has none by how many of them the database knows. `known`: most of
 * them, as in a portal from before there were marks.
 */
type Belonging = 'own' | 'foreign' | 'empty' | 'known' | 'unknown'

export async function belongingOf(db: Db, storage: Storage): Promise<Belonging> {
  const marked = await storage.open(mark)
  if (marked) return (await text(marked.stream)) === (await installationOf(db)) ? 'own' : 'foreign'
  const known = await knownKeys(db)
  let [all, ofThisDatabase] = [0, 0]
  for await (const { key } of storedFiles(storage)) {
    all += 1
    if (known.has(key)) ofThisDatabase += 1
  }
  if (all === 0) return 'empty'
  return ofThisDatabase > all / 2 ? 'known' : 'unknown'
}

/** Marks the storage with the id of this database, if it has no mark yet and is this database's. */
export async function claimStorage(db: Db, storage: Storage): Promise<void> {
  if (['empty', 'known'].includes(await belongingOf(db, storage))) await storage.create(mark, await installationOf(db))
}

/** Whether database and storage belong together: a portal may have been started on the wrong one of either. */
export async function ownsStorage(db: Db, storage: Storage): Promise<boolean> {
  return (await belongingOf(db, storage)) === 'own'
}

const together = 'check that DATABASE_URL and the address of the files go together.'

/** Why files do not count as this database's, and what to do. */
export const whyNotOwn: Record<Exclude<Belonging, 'own'>, (storage: Storage) => string> = {
  foreign: ({ place }) => `The files in ${place} belong to another database: ${together}`,
  empty: ({ place }) => `There are no files in ${place}: check its address.`,
  known: ({ place }) =>
    `The files in ${place} are this database’s, but not marked as such: start the portal, which marks them.`,
  unknown: ({ place }) => `Most files in ${place} are unknown to this database: ${together}`,
}

/** The keys of all files that a row refers to. */
export async function knownKeys(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('files').select('storage_key').execute()
  return new Set(rows.map(({ storage_key }) => storage_key))
}

export async function installationOf(db: Db): Promise<string> {
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
}
