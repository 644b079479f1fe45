import { sql } from 'kysely'
import type { Merging } from '#kit/server/merging/references.ts'

/** Each student has one conversation from the beginning: its messages are what is merged. */
export const conversationMerging: Merging = {
  references: {
    conversations: { student_id: 'own' },
    messages: {
      conversation_id: {
        of: 'student',
        kind: 'messages',
        by: `select id from conversations where student_id = :student and type = 'GENERAL'`,
      },
      user_id: { of: 'account', kind: 'messages' },
    },
  },
  recount: async (db, students) => {
    await sql`
      update conversations set last_message_at = (
        select max(sent_at) from messages where conversation_id = conversations.id and not is_internal
      ) where student_id = any(${students}::int[])
    `.execute(db)
  },
}
