import { failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'

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
