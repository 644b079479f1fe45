import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

const own = 'pro_artist_id = :artist or student_id = :student'
const inOwn = `conversation_id in (select id from conversations where ${own})`

export const conversationData: PersonalData = {
  conversations: { about: [{ kind: 'messages', rows: own, deleted: ['type'] }] },
  messages: {
    about: [
      {
        kind: 'messages',
        rows: inOwn,
        deleted: ['author_name', 'text', 'search', 'file_names'],
        ofOthers: ['author_name'],
      },
      {
        kind: 'office',
        rows: `user_id = :user and not (${inOwn})`,
        blanked: { author_name: `''` },
        retained: { because: 'decision', columns: ['text', 'file_names'] },
      },
    ],
    mentions: ['text'],
  },
  message_attachments: {
    about: [{ kind: 'messages', rows: `message_id in (select id from messages where ${inOwn})`, deleted: [] }],
  },
}
