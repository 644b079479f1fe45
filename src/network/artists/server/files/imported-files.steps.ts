import { sql } from 'kysely'
import { removeFile } from '#kit/server/files/files.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/* Takes back files that came with an import. The caller holds the artists' locks. */

/** Puts the former picture back, if it is still stored. */
export async function takeBackAvatar(db: Db, artistId: number, fileId: number, formerId: number | null): Promise<void> {
  // The two files are exchanged, and the trigger deletes that of the row that is deleted.
  const former = await db
    .updateTable('replaced_avatars')
    .set({ file_id: fileId })
    .where('file_id', '=', formerId ?? 0)
    .where('pro_artist_id', '=', artistId)
    .executeTakeFirst()
  const isThere = former.numUpdatedRows > 0n
  await db
    .updateTable('pro_artists')
    .set({ avatar_id: isThere ? formerId : null })
    .where('id', '=', artistId)
    .execute()
  if (isThere) await db.deleteFrom('replaced_avatars').where('file_id', '=', fileId).execute()
  else await removeFile(db, fileId)
}

export async function removeImportedDocuments(db: Db, fileIds: readonly number[]): Promise<void> {
  await sql`delete from pro_artist_documents where file_id = any(${fileIds})`.execute(db)
}
