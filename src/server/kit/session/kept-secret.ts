import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '#server/kit/start/data-folder.ts'
import { StartError } from '#server/kit/start/start-error.ts'

/** The secret of this data folder, made at the first start, so that sessions outlive a restart without any setting. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  makeDataFolder(dataDir)
  try {
    // Two first starts at once keep one secret between them: only one of them can create the file.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < 32) throw new StartError(`The file ${file} is damaged: remove it, and everybody signs in anew.`)
  return secret
}
