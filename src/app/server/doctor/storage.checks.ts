import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { belongingOf, whyNotOwn } from '#kit/server/files/installation.ts'
import { nameOf } from '#kit/server/files/stored-files.ts'
import { sumOfStream } from '#kit/server/files/sums.ts'
import { asking, type Checks, failure, fine, warning } from './finding.ts'

const sampleSize = 20

/** Where files are stored. */
export const storageChecks: Checks = {
  'storage.write': async ({ storage }) => {
    const name = `doctor/${randomUUID()}`
    try {
      await storage.create(name, name)
      const stored = await storage.open(name)
      const isSame = stored !== null && (await text(stored.stream)) === name
      await storage.remove(name)
      if (isSame && (await storage.size(name)) === null) return fine(`${storage.place} takes, gives and removes files.`)
      return failure(
        `${storage.place} did not give back what it took.`,
        'Look at the disk, or ask who runs the bucket.',
      )
    } catch (error) {
      return failure(
        `${storage.place} cannot be written: ${(error as Error).message}`,
        'Check FILES_URL, its key and rights, and whether the disk is mounted and has room.',
      )
    }
  },

  'storage.installation': asking(async (db, { storage }) => {
    const belonging = await belongingOf(db, storage)
    return belonging === 'own'
      ? fine('The stored files belong to this database.')
      : failure(
          whyNotOwn[belonging](storage),
          'Start the portal with the DATABASE_URL and FILES_URL that go together. A new portal marks them at its first start.',
        )
  }),

  'storage.sums': asking(async (db, { storage }) => {
    const { rows } = await sql<{ id: number; storage_key: string; sums: Record<string, string> }>`
      select id, storage_key, sums from files where sums <> '{}' order by random() limit ${sampleSize}
    `.execute(db)
    const wrong: number[] = []
    for (const { id, storage_key, sums } of rows) {
      const [variant = '', sum = ''] = Object.entries(sums)[0] ?? []
      const stored = await storage.open(nameOf(storage_key, variant)).catch(() => null)
      if (stored === null || (await sumOfStream(stored.stream)).sha256 !== sum) wrong.push(id)
    }
    if (wrong.length === 0) return fine(`${rows.length} files of a sample are there, and are what was stored.`)
    return failure(
      `Of ${rows.length} files of a sample ${wrong.length} are missing or damaged (ids ${wrong.join(', ')}).`,
      'Restore them from a backup, to the same names.',
    )
  }),

  'storage.moving': async ({ config }) =>
    config.filesFromUrl === null
      ? fine('No files are being moved.')
      : warning(
          'Files are being moved: they are read from two places.',
          'Run npm run move-files until all are there, then leave FILES_FROM_URL out.',
        ),
}
