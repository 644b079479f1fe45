import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { SentFiles } from '#network/artists/server/artists.queries.ts'

export const sentFiles: RawBuilder<SentFiles> = sql`jsonb_build_object('avatar', avatar_id, 'documents', (
  select coalesce(jsonb_agg(
    jsonb_build_object('id', d.id, 'kind', d.kind, 'name', f.original_name, 'valid_until', d.valid_until) order by d.id
  ), '[]')
  from pro_artist_documents d join files f on f.id = d.file_id where d.pro_artist_id = pro_artists.id
))`

/** What became of picture and documents since then. */
export async function fileChanges(db: Db, artistId: number) {
  const { before, after } = await db
    .selectFrom('pro_artists')
    .select(['files_before as before', sentFiles.as('after')])
    .where('id', '=', artistId)
    .executeTakeFirstOrThrow()
  if (!before) return []
  return (['avatar', 'documents'] as const)
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
