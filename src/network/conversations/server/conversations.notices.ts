import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { conversationRoute } from '#network/conversations/contract/conversations.ts'
import { arrivedMessage } from './arrived-message.ts'

/** One notification while the other side has something to read, so that nothing shouts. */
export const conversationNotices: Listeners = {
  'message.sent': async (ctx, id, { conversation_id, is_internal, isFirstUnread }) => {
    if (is_internal || !isFirstUnread) return
    const { person_user_id, is_from_office, author_name: author, type, wordsIn } = await arrivedMessage(ctx, id)
    const key = `conversations.type_${type}` as const
    const [pl, en] = [ctx.texts.in('pl'), ctx.texts.in('en-US')]
    const topic = { pl: pl(key), 'en-US': en(key) }
    const texts = { pl: wordsIn(pl), 'en-US': wordsIn(en) }
    const readers = is_from_office
      ? [person_user_id].filter((reader) => reader !== null)
      : await holdersOf(ctx.db, 'can-view-all-conversations')
    await notify(ctx, readers, {
      type: 'message_arrived',
      params: { author, topic, words: texts },
      link: conversationRoute(conversation_id),
    })
  },
}
