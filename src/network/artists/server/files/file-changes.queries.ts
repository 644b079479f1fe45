import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { SentFiles } from '#network/artists/server/artists.queries.ts'

const sentFiles: RawBuilder<SentFiles> = sql`jsonb_build_object('avatar', avatar_id, 'documents', (
  select coalesce(jsonb_agg(
    jsonb_build_object('id', d.id, 'kind', d.kind, 'name', f.original_name, 'valid_until', d.valid_until) order by d.id
  ), '[]')
  from pro_artist_documents d join files f on f.id = d.file_id where d.pro_artist_id = pro_artists.id
))`

/**
 * Before an applicant replaces the first file: stores the files that the office checked, to compare them with the new
 * ones.
 */
export async function rememberFiles(db: Db, artistId: number): Promise<void> {
  await db
    .updateTable('pro_artists')
    .set({ files_before: sentFiles })
    .where('id', '=', artistId)
    .where('invitation_status', '=', invitationStatus.MISSING_DATA)
    .where('files_before', 'is', null)
    .execute()
}

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
