import { settleNotices } from '#academy/notifications/server/notifications.steps.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { conversationRoute } from '#network/conversations/contract/conversations.ts'
import { isUnread, unreadMessages, visibleMessages } from './conversations.queries.ts'
import { lockConversation } from './sending.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'conversation.read': { up_to: number; count: number }
  }
}

/** Marks what the other side wrote as seen, up to a message. What came after it stays new, and so does what told of it. */
export async function markRead(ctx: Context, id: number, upTo: number): Promise<void> {
  const { db, user, now } = ctx
  // Not beside somebody who writes: they would tell nobody of a message, since another waits that is just being read.
  await lockConversation(db, id)
  const seen = await visibleMessages(db, user)
    .select('messages.id')
    .where('conversation_id', '=', id)
    .where('messages.id', '=', upTo)
    .executeTakeFirst()
  if (!seen) failFields({ up_to: 'invalid' })
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('conversation_id', '=', id)
    .where('id', '<=', upTo)
    .where(isUnread(user))
    .executeTakeFirst()
  const waiting = await unreadMessages(db, user)
    .select('messages.id')
    .where('conversation_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) await settleNotices(ctx, conversationRoute(id))
  if (numUpdatedRows > 0n) await ctx.record('conversation.read', id, { up_to: upTo, count: Number(numUpdatedRows) })
}
