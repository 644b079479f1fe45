import type { Context } from '#server/kit/http/context.ts'
import type { Db } from '#server/kit/postgres/database.ts'

/** What of a message tells somebody elsewhere about it; of files alone, their names do. */
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
  return { ...message, words: firstWords(message.text || (await fileNames(db, id))) }
}

async function fileNames(db: Db, messageId: number): Promise<string> {
  const files = await db
    .selectFrom('message_attachments')
    .innerJoin('files', 'files.id', 'message_attachments.file_id')
    .select('original_name as name')
    .where('message_id', '=', messageId)
    .orderBy('message_attachments.id')
    .execute()
  return files.map(({ name }) => name).join(', ')
}

const maxLength = 200

/** The beginning, ended at a word. */
function firstWords(text: string): string {
  const letters = Array.from(text)
  if (letters.length <= maxLength) return text
  return `${letters
    .slice(0, maxLength)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}
