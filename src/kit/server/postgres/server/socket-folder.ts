import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#kit/server/start/start-error.ts'

/** The lowest limit of a socket's path (macOS: 104 bytes with the terminating zero; Linux: 108). */
const longestPath = 103

/** A private folder for the server's socket: in the data folder, or if that path is too long, in the temporary folder. */
export function socketFolder(dataDir: string): string {
  const inDataDir = join(dataDir, 'socket')
  if (Buffer.byteLength(join(inDataDir, '.s.PGSQL.5432')) <= longestPath) return makePrivate(inDataDir)
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return makePrivate(join(tmpdir(), `atelier-${name}`))
}

function makePrivate(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(folder)
  if (uid !== process.getuid?.()) throw new StartError(`The folder ${folder} belongs to another user: remove it.`)
  chmodSync(folder, 0o700)
  return folder
}
