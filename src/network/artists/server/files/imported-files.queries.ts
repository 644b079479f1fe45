import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'

/** A file that an artist has, with the checksums by which it is the same: as it was uploaded, and as it is stored in each size. */
export type KnownFile = { artist_id: number; file_id: number; kind: 'AVATAR' | ArtistDocument['kind']; sums: string[] }

/** The picture and the documents of some artists. */
export async function knownFilesOf(db: Db, artistIds: readonly number[]): Promise<KnownFile[]> {
  const { rows } = await sql<KnownFile>`
    select artist_id, file_id, kind, ${sumsOfFile} as sums
    from (
      select id as artist_id, avatar_id as file_id, 'AVATAR' as kind from pro_artists where id = any(${artistIds})
      union all
      select pro_artist_id, file_id, kind from pro_artist_documents where pro_artist_id = any(${artistIds})
    ) found join files on files.id = file_id
  `.execute(db)
  return rows
}

/** By which a file is the same as another. */
export const sumsOfFile = sql`array(
  select value from jsonb_each_text(files.sums) union select files.uploaded_sum where files.uploaded_sum is not null
)`

/** Of documents that were imported, those that are there as they were: nobody has given them another day. */
export async function untouchedDocuments(
  db: Db,
  files: readonly { file_id: number; until: string | null }[],
): Promise<Set<number>> {
  const { rows } = await sql<{ file_id: number }>`
    select documents.file_id
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as imported (file_id int, until date)
      join pro_artist_documents documents on documents.file_id = imported.file_id
    where documents.valid_until is not distinct from imported.until
  `.execute(db)
  return new Set(rows.map(({ file_id }) => file_id))
}
