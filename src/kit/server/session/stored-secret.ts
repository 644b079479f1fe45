import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '#kit/server/start/data-folder.ts'
import { StartError } from '#kit/server/start/start-error.ts'

/** The secret of this data folder, generated at the first start, so that sessions survive a restart without configuration. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  makeDataFolder(dataDir)
  try {
    // Of two concurrent first starts only one can create the file (`wx`), and both read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < 32)
    throw new StartError(`The file ${file} is damaged: remove it, and everybody has to sign in again.`)
  return secret
}
