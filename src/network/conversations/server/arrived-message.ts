import type { Translate } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fileTitle } from './attachment-names.ts'

/**
 * The content of a message for notifications and mails; for one with files alone, their names for the office, and their
 * kinds for others.
 */
export async function arrivedMessage({ db }: Pick<Context<unknown>, 'db'>, id: number) {
  const message = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .leftJoin('pro_artists', 'pro_artists.id', 'conversations.pro_artist_id')
    .leftJoin('students', 'students.id', 'conversations.student_id')
    .select((eb) => [
      'messages.text',
      'messages.author_name',
      'messages.is_from_office',
      'conversations.type',
      eb.fn.coalesce('pro_artists.user_id', 'students.user_id').as('person_user_id'),
    ])
    .where('messages.id', '=', id)
    .executeTakeFirstOrThrow()
  const files = message.text ? [] : await filesOf(db, id)
  const nameIn = (t: Translate) => (file: (typeof files)[number], index: number) =>
    message.is_from_office ? fileTitle(t, { mime: file.mime, number: index + 1 }) : file.name
  return { ...message, wordsIn: (t: Translate) => firstWords(message.text || files.map(nameIn(t)).join(', ')) }
}

function filesOf(db: Db, messageId: number) {
  return db
    .selectFrom('message_attachments')
    .innerJoin('files', 'files.id', 'message_attachments.file_id')
    .select(['original_name as name', 'mime'])
    .where('message_id', '=', messageId)
    .orderBy('message_attachments.id')
    .execute()
}

const maxLength = 200

/** The beginning, ended at a word. */
function firstWords(text: string): string {
  const mails = Array.from(text)
  if (mails.length <= maxLength) return text
  return `${mails
    .slice(0, maxLength)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}
