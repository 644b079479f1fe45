import { text } from 'node:stream/consumers'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Storage } from './storage.ts'
import { storedFiles } from './stored-files.ts'

/** The mark of a storage: the id of the database whose files these are. */
export const mark = 'installation'

/**
 * Marks the storage with the id of this database, if it has no mark yet and is this database's: it is empty, or the database knows most
 * of its files, as in a portal from before there were marks.
 */
export async function claimStorage(db: Db, storage: Storage): Promise<void> {
  if ((await storage.size(mark)) !== null) return
  const known = await knownKeys(db)
  let [all, ofThisDatabase] = [0, 0]
  for await (const { key } of storedFiles(storage)) {
    all += 1
    if (known.has(key)) ofThisDatabase += 1
  }
  if (all === 0 || ofThisDatabase > all / 2) await storage.create(mark, await installationOf(db))
}

/** Whether database and storage belong together: a portal may have been started on the wrong one of either. */
export async function ownsStorage(db: Db, storage: Storage): Promise<boolean> {
  const marked = await storage.open(mark)
  return marked !== null && (await text(marked.stream)) === (await installationOf(db))
}

/** The keys of all files that a row refers to. */
export async function knownKeys(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('files').select('storage_key').execute()
  return new Set(rows.map(({ storage_key }) => storage_key))
}

export async function installationOf(db: Db): Promise<string> {
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
}
