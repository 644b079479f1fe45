import type { Db } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { sentFiles } from './file-changes.queries.ts'

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
