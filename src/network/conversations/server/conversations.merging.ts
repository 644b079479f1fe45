import { sql } from 'kysely'
import type { MergedKind, Merging, Moved } from '#kit/server/merging/references.ts'
import { conversationTypes } from '#network/conversations/contract/conversations.ts'

const column = { student: 'student_id', artist: 'pro_artist_id' } as const

/** Each student and artist has their conversations from the beginning: the messages are what is merged. */
export const conversationMerging: Merging = {
  references: {
    conversations: { student_id: 'own', pro_artist_id: 'own' },
    messages: {
      conversation_id: [
        messagesOf('student', 'GENERAL'),
        ...conversationTypes.map((type) => messagesOf('artist', type)),
      ],
      user_id: { of: 'account', kind: 'messages' },
    },
  },
  recount: async (db, of, ids) => {
    await sql`
      update conversations set last_message_at = (
        select max(sent_at) from messages where conversation_id = conversations.id and not is_internal
      ) where ${sql.ref(column[of])} = any(${ids}::int[])
    `.execute(db)
  },
}

function messagesOf(of: MergedKind, type: string): Moved {
  return { of, kind: 'messages', by: `select id from conversations where ${column[of]} = :${of} and type = '${type}'` }
}
