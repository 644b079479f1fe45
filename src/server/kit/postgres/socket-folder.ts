import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/kit/start/start-error.ts'

/** The shortest limit of the platforms for a socket's path (macOS: 104 bytes with the final zero; Linux: 108). */
const longestPath = 103

/** A folder for the server's socket that nobody else may enter: in the data folder, or where its path is too long, in the temporary folder. */
export function socketFolder(dataDir: string): string {
  const near = join(dataDir, 'socket')
  if (Buffer.byteLength(join(near, '.s.PGSQL.5432')) <= longestPath) return own(near)
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return own(join(tmpdir(), `atelier-${name}`))
}

function own(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(folder)
  if (uid !== process.getuid?.()) throw new StartError(`The folder ${folder} belongs to another user: remove it.`)
  chmodSync(folder, 0o700)
  return folder
}
