import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** The secret of this data folder, made at the first start, so that sessions outlive a restart without any setting. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // Two first starts at once keep one secret between them: only one of them can create the file.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new StartError(`The data folder ${dataDir} cannot be written: ${message}.`)
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < 32) throw new StartError(`The file ${file} is damaged: remove it, and everybody signs in anew.`)
  return secret
}
