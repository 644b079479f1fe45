import type { Db, Generated } from '#server/kit/postgres/database.ts'
import type { Storage } from './storage.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    installation: { id: Generated<string>; is_only: Generated<boolean> }
  }
}

/**
 * Marks the store with the id of this database, if it has no mark yet and is this database's: it is empty, or the database knows most
 * of its files, as in a portal from before there were marks.
 */
export async function claimStore(db: Db, storage: Storage): Promise<void> {
  if ((await storage.installation()) !== null) return
  const known = await knownKeys(db)
  let balance = 0
  for await (const { key } of storage.list()) balance += known.has(key) ? 1 : -1
  if (balance >= 0) await storage.claim(await installationOf(db))
}

/** Whether database and store belong together: a portal may have been started on the wrong one of either. */
export async function ownsStore(db: Db, storage: Storage): Promise<boolean> {
  return (await storage.installation()) === (await installationOf(db))
}

export async function knownKeys(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('files').select('storage_key').execute()
  return new Set(rows.map(({ storage_key }) => storage_key))
}

async function installationOf(db: Db): Promise<string> {
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
}
