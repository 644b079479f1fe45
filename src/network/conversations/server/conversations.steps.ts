import type { Context } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { enterStudent, ownStudent } from '#people/students/server/students.queries.ts'
import { conversationOfStudent, visibleConversationOf } from './conversations.queries.ts'
import { sendMessage } from './sending.ts'

/** Writes to the office in the general conversation of the artist or student who sends the request. */
export async function writeToOffice(ctx: Context, text: string) {
  const { id: conversation_id } = await generalConversation(ctx)
  const message_id = await sendMessage(ctx, conversation_id, { text, attachments: [], is_internal: false })
  return { conversation_id, message_id }
}

async function generalConversation({ db, user, now }: Context) {
  if (user.pro_artist) return found(await visibleConversationOf(db, user, user.pro_artist.id, 'GENERAL'))
  const student = found(await ownStudent(db, user))
  return conversationOfStudent(db, user, await enterStudent(db, user, student, now))
}
