import { invitationStatus } from '#contract/applications/applications.flow.ts'
import { failFields } from '#server/kit/http/errors.ts'
import type { Db } from '#server/kit/postgres/database.ts'

/** Refuses an artist who is not in the network, at the field that names them. */
export async function requireOfNetwork(db: Db, id: number): Promise<void> {
  const artist = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('id', '=', id)
    .where('invitation_status', '=', invitationStatus.COMPLETED)
    .executeTakeFirst()
  if (!artist) failFields({ pro_artist_id: 'artist_unknown' })
}
