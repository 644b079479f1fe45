import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

export function makeDataFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The data folder cannot be written: ${(error as Error).message}.`)
  }
}

/**
 * Locks the data folder for this process. The lock is SQLite's, on an empty file: the only file lock of the operating system that
 * Node can take. It ends with the process, however that ends, so there is no stale lock file. PostgreSQL's own lock file comes too
 * late: two first starts would already be initialising the same folder.
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  return (
    tryLock(dataDir) ??
    failToStart(`Another portal is running on the data folder ${dataDir}: stop it, or set ATELIER_DATA_DIR.`)
  )
}

/** Whether a portal is running on the data folder. */
export function isLocked(dataDir: string): boolean {
  const lock = tryLock(dataDir)
  lock?.release()
  return lock === null
}

function tryLock(dataDir: string): { release(): void } | null {
  makeDataFolder(dataDir)
  const file = new DatabaseSync(join(dataDir, 'portal.lock'), { timeout: 0 })
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    file.close()
    return null
  }
  return { release: () => file.close() }
}

function failToStart(sentence: string): never {
  throw new StartError(sentence)
}
