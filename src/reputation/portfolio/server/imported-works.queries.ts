import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { sumsOfFile } from '#network/artists/server/files/imported-files.queries.ts'

/** A picture in an artist's portfolio, with the checksums by which it is the same. */
export type KnownPicture = { artist_id: number; file_id: number; sums: string[] }

/** The pictures of all works of some artists. */
export async function knownPicturesOf(db: Db, artistIds: readonly number[]): Promise<KnownPicture[]> {
  const { rows } = await sql<KnownPicture>`
    select pro_artist_id as artist_id, file_id, ${sumsOfFile} as sums
    from portfolio_items join portfolio_images on portfolio_item_id = portfolio_items.id join files on files.id = file_id
    where pro_artist_id = any(${artistIds})
  `.execute(db)
  return rows
}

/** How many works some artists have, by their ids. */
export async function countsOfWorks(db: Db, artistIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ artist_id: number; works: number }>`
    select pro_artist_id as artist_id, count(*) as works from portfolio_items
    where pro_artist_id = any(${artistIds}) group by pro_artist_id
  `.execute(db)
  return new Map(rows.map(({ artist_id, works }) => [artist_id, works]))
}

/** Of works that were imported, by their pictures, those that are drafts as they came: nobody has edited them or requested a consent. */
export async function untouchedWorks(db: Db, fileIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ file_id: number }>`
    select file_id from portfolio_images join portfolio_items on portfolio_items.id = portfolio_item_id
    where file_id = any(${fileIds}) and status = 'DRAFT' and consent_state = 'NOT_ASKED' and revision = 1
      and cover_id is null and (select count(*) from portfolio_images others where others.portfolio_item_id = portfolio_items.id) = 1
  `.execute(db)
  return new Set(rows.map(({ file_id }) => file_id))
}
