import { randomUUID } from 'node:crypto'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { storeFile } from '#kit/server/files/files.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { isOffice } from './conversations.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** `isFirstUnread`: the other side had read everything until then. */
    'message.sent': { conversation_id: number; is_internal: boolean; isFirstUnread: boolean }
  }
}

type Draft = { text: string; attachments: StagedFile[]; client_key?: string | null; is_internal: boolean }

/** Writes a message into a conversation and returns its id: that of the existing one if it is sent once more. */
export async function sendMessage(ctx: Context, conversationId: number, draft: Draft): Promise<number> {
  const { db, user, now } = ctx
  // One after another: ids in a conversation grow in the order of commits, so that a client that requests those after
  // one misses none.
  await lockConversation(db, conversationId)
  const isFromOffice = isOffice(user)
  const isFirstUnread = !draft.is_internal && !(await hasUnread(db, conversationId, isFromOffice))
  const client_key = draft.client_key ?? randomUUID()
  const sent = await db
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      user_id: user.id,
      author_name: fullName(user),
      is_from_office: isFromOffice,
      is_internal: draft.is_internal,
      text: draft.text,
      client_key,
      sent_at: now,
      read_at: null,
    })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id', 'client_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!sent) return idOf(db, conversationId, user.id, client_key)

  for (const attachment of draft.attachments) {
    const file_id = await storeFile(db, attachment, now)
    await db.insertInto('message_attachments').values({ message_id: sent.id, file_id }).execute()
  }
  if (!draft.is_internal)
    await db.updateTable('conversations').set({ last_message_at: now }).where('id', '=', conversationId).execute()
  await ctx.record('message.sent', sent.id, {
    conversation_id: conversationId,
    is_internal: draft.is_internal,
    isFirstUnread,
  })
  return sent.id
}

/** One after another: all writers and readers. */
export async function lockConversation(db: Db, id: number): Promise<void> {
  await db.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Whether something of this side waits for the other. */
async function hasUnread(db: Db, conversationId: number, isFromOffice: boolean): Promise<boolean> {
  const unread = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('is_from_office', '=', isFromOffice)
    .where('is_internal', '=', false)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return unread !== undefined
}

async function idOf(db: Db, conversationId: number, userId: number, clientKey: string): Promise<number> {
  const { id } = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('client_key', '=', clientKey)
    .executeTakeFirstOrThrow()
  return id
}
