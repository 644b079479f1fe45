import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Checks, failure, fine, warning } from './finding.ts'

/** The data folder and its disk. */
export const folderChecks: Checks = {
  'folder.private': async ({ config: { dataDir } }) => {
    const { mode } = await stat(dataDir)
    return mode & 0o077
      ? failure(`Others may enter the data folder (${octal(mode)}).`, `chmod 700 ${dataDir}`)
      : fine('Only its owner enters the data folder.')
  },

  'folder.secret': async ({ config: { dataDir } }) => {
    const file = join(dataDir, 'session-secret')
    const mode = await modeOf(file)
    if (mode === null) return fine('The session secret comes from the settings.')
    return mode & 0o077
      ? failure(`Others may read the session secret (${octal(mode)}).`, `chmod 600 ${file}`)
      : fine('Only its owner reads the session secret.')
  },

  'folder.uploads': async ({ config: { dataDir } }) => {
    const folder = await stat(join(dataDir, 'tmp')).catch(() => null)
    if (folder && !folder.isDirectory())
      return failure(
        '`tmp` in the data folder is no folder: no upload can arrive.',
        `Remove ${join(dataDir, 'tmp')}; the portal makes it again.`,
      )
    return fine('Uploads have a place to arrive.')
  },

  'folder.disk': async ({ config: { dataDir }, storage, needs }) => {
    const places = [dataDir, ...(storage.place.startsWith('/') ? [storage.place] : [])]
    const free = await Promise.all(places.map((place) => freeBytes(place)))
    const least = Math.min(...free)
    const message = `${(least / 1024 ** 3).toFixed(1)} GB are free for the data folder and files.`
    if (least >= needs.freeBytes) return fine(message)
    const todo = 'Free room: when the disk is full, nothing can be saved. The trash of files empties itself in time.'
    return least < needs.freeBytes / 10 ? failure(message, todo) : warning(message, todo)
  },
}

const octal = (mode: number) => (mode & 0o777).toString(8)

async function modeOf(path: string): Promise<number | null> {
  return (await stat(path).catch(() => null))?.mode ?? null
}

async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null)
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY
}
