import type { Portal } from '#kit/server/http/context.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import { claimStorage, knownKeys, ownsStorage } from './installation.ts'
import { StorageUnavailable } from './storage-unavailable.ts'
import { takeOutOfTrash } from './stored-files.ts'

/** Marks a new storage, and puts back what the database knows of the trash. A storage that cannot be used stops the start. */
export async function prepareStorage({ db, storage, log }: Pick<Portal, 'db' | 'storage' | 'log'>): Promise<void> {
  try {
    await claimStorage(db, storage)
    if (!(await ownsStorage(db, storage))) return
    const restored = await takeOutOfTrash(storage, await knownKeys(db))
    if (restored > 0) log.warn({ restored }, 'Files were put back from the trash: the database refers to them.')
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    throw new StartError(`${error.message} Files are kept there: check FILES_URL, and whether its server runs.`)
  }
}
