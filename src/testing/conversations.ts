import type { ConversationType } from '#contract/conversations.ts'
import type { Db } from '#server/kit/database.ts'

/** The path of an artist's conversation of a type, as a message is sent to it. */
export async function conversationOf(db: Db, artistId: number, type: ConversationType) {
  const { id } = await db
    .selectFrom('conversations')
    .select('id')
    .where('pro_artist_id', '=', artistId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return { id, path: { id: artistId, conversation_id: id, type } }
}
