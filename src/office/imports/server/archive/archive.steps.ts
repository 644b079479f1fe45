import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ArchiveFile } from './archive-reader.ts'
import type { NamedFiles } from './named-files.ts'

export async function enterArchive(
  db: Db,
  importId: number,
  fileId: number,
  files: readonly ArchiveFile[],
): Promise<void> {
  await db.insertInto('import_archives').values({ import_id: importId, file_id: fileId }).execute()
  for (let from = 0; from < files.length; from += 1000)
    await sql`
      insert into import_files (import_id, place, paths, bytes, changed_on, mime, sha256, problem)
      select ${importId}, place, array(select jsonb_array_elements_text(paths)), bytes, changed_on, mime, sha256, problem
      from jsonb_to_recordset(${JSON.stringify(files.slice(from, from + 1000))}::jsonb)
        as files (place int, paths jsonb, bytes bigint, changed_on date, mime text, sha256 text, problem text)
    `.execute(db)
}

/** Notes which files rows name, and how many of them have to be prepared. */
export async function markNamed(db: Db, importId: number, read: readonly Partial<NamedFiles>[]): Promise<void> {
  const named = [...new Set(read.flatMap(({ files = [] }) => files.map(({ id }) => id)))]
  await sql`update import_files set is_named = id = any(${named}) where import_id = ${importId}`.execute(db)
  await sql`
    update imports set files_done = 0, files_total = coalesce((
      select sum(jsonb_array_length(files)) from import_rows where import_id = imports.id and outcome in ('CREATE', 'CHANGE')
    ), 0)
    where id = ${importId}
  `.execute(db)
}

/** Of an import that became one of a kind without files. */
export async function dropArchive(db: Db, importId: number): Promise<void> {
  await forgetArchive(db, importId)
  await db.deleteFrom('import_files').where('import_id', '=', importId).execute()
  await db.updateTable('imports').set({ archive_name: null }).where('id', '=', importId).execute()
}

/** The ZIP itself is needed no more; what it had in it stays listed. */
export async function forgetArchive(db: Db, importId: number): Promise<void> {
  await db.deleteFrom('import_archives').where('import_id', '=', importId).execute()
}
