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

/**
 * Marks the other side's messages as read, up to a message. Later ones remain unread, and so do their notifications.
 */
export async function markRead(ctx: Context, id: number, upTo: number): Promise<void> {
  const { db, user, now } = ctx
  // Reading and writing take turns: a concurrent new message would notify nobody, since another one, which is just
  // being read, is still unread.
  await lockConversation(db, id)
  const message = await visibleMessages(db, user)
    .select('messages.id')
    .where('conversation_id', '=', id)
    .where('messages.id', '=', upTo)
    .executeTakeFirst()
  if (!message) failFields({ up_to: 'invalid' })
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
