import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ArchiveListing } from '#office/imports/contract/imports.ts'
import { type ArchiveIndex, indexOf } from './archive-index.ts'
import { type StoredArchiveFile, wrongWith } from './named-files.ts'

/** Null without a ZIP. */
export async function archiveOf(db: Db, importId: number): Promise<ArchiveIndex<StoredArchiveFile> | null> {
  const files = await db
    .selectFrom('import_files')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('place')
    .execute()
  return files.length > 0 ? indexOf(files) : null
}

/** The files that no row names, in the order of the ZIP, with what is wrong with them. */
export async function unnamedFiles({ db, t }: Pick<Context, 'db' | 't'>, importId: number): Promise<ArchiveListing> {
  const files = await db
    .selectFrom('import_files')
    .select(['id', 'paths', 'bytes', 'problem'])
    .where('import_id', '=', importId)
    .where('is_named', '=', false)
    .orderBy('place')
    .execute()
  return files.map(({ id, paths, bytes, problem }) => {
    const path = paths[0] ?? ''
    const wrong = problem && wrongWith(problem, path)
    return { id, path, bytes, problem: wrong && t(`validation.${wrong.code}` as TextKey, wrong.params) }
  })
}
