import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { FileRefusal } from '#kit/server/files/file-refusal.ts'
import { stageFile } from '#kit/server/files/staging.ts'
import { nameOf } from '#kit/server/files/stored-files.ts'
import { comparing } from '#kit/server/files/sums.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { Upload } from '#kit/server/http/files/upload.ts'
import { filesInZip, type ZippedFile } from '#kit/server/http/files/zip-reader.ts'
import { purposeOf, type RowFile } from './named-files.ts'

/** The files of an import's rows, re-encoded and ready to be stored; what turned out to be unreadable is null. */
export type StagedFiles = { get: (line: number, file: RowFile) => StagedFile | null | undefined }

export const nothingStaged: StagedFiles = { get: () => undefined }

const keyOf = (line: number, { field, id }: RowFile) => `${line} ${field} ${id}`

/**
 * Takes out of the ZIP what the rows would add, before the transaction: re-encoding a picture takes a second. One file is unpacked at a time,
 * and `note` receives how many are done.
 */
export async function stageFiles(
  { db, storage, log, warnings }: Portal,
  upload: Upload,
  importId: number,
  note: (done: number) => Promise<void>,
): Promise<StagedFiles> {
  const archive = await db
    .selectFrom('import_archives')
    .innerJoin('files', 'files.id', 'import_archives.file_id')
    .select(['storage_key', 'sums'])
    .where('import_id', '=', importId)
    .executeTakeFirst()
  const uses = await usesOf(db, importId)
  if (!archive || uses.size === 0) return nothingStaged
  const zip = upload.newPath()
  const stored = await storage.open(nameOf(archive.storage_key, 'original'))
  if (!stored) throw new Error(`The ZIP of import ${importId} is missing.`)
  const onDamage = () => {
    warnings.add('damaged_files')
    log.error({ key: archive.storage_key }, 'The bytes of a stored file are damaged.')
  }
  await pipeline(stored.stream, comparing(archive.sums.original ?? '', onDamage), createWriteStream(zip))
  const staged = new Map<string, StagedFile | null>()
  let place = 0
  for await (const zipped of filesInZip(zip)) {
    for (const { line, file } of uses.get(place) ?? []) {
      staged.set(keyOf(line, file), await stage(upload, zipped, file))
      await note(staged.size)
    }
    place += 1
  }
  await rm(zip)
  return { get: (line, file) => staged.get(keyOf(line, file)) }
}

type Use = { line: number; file: RowFile }

/** What rows would add, by its place in the ZIP. */
async function usesOf(db: Portal['db'], importId: number): Promise<Map<number, Use[]>> {
  const [rows, files] = await Promise.all([
    db
      .selectFrom('import_rows')
      .select(['line', 'files'])
      .where('import_id', '=', importId)
      .where('outcome', 'in', ['CREATE', 'CHANGE'])
      .execute(),
    db.selectFrom('import_files').select(['id', 'place']).where('import_id', '=', importId).execute(),
  ])
  const places = new Map(files.map(({ id, place }) => [id, place]))
  return Map.groupBy(
    rows.flatMap(({ line, files }) => files.map((file): Use => ({ line, file }))),
    ({ file }) => places.get(file.id) as number,
  )
}

async function stage(upload: Upload, zipped: ZippedFile, { field, path }: RowFile): Promise<StagedFile | null> {
  const target = upload.newPath()
  try {
    await pipeline(await zipped.open(), createWriteStream(target, { flags: 'wx' }))
    return await stageFile(upload, purposeOf[field], { path: target, bytes: zipped.bytes, name: path })
  } catch (error) {
    // Only now it was decoded.
    if (error instanceof FileRefusal) return null
    throw error
  }
}
