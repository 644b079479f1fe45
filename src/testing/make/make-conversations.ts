import type { Db } from '#kit/server/postgres/database.ts'
import type { ConversationType } from '#network/conversations/contract/conversations.ts'

/** The path of a student's conversation, as a message is sent to it. */
export async function conversationOfStudent(db: Db, email: string) {
  const { id, student_id } = await db
    .selectFrom('conversations')
    .innerJoin('students', 'students.id', 'student_id')
    .select(['conversations.id', 'student_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, path: { id: student_id as number, conversation_id: id, type: 'GENERAL' } }
}

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
