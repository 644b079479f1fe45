import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { defaultLanguage } from '#kit/contract/texts/text.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { conversationRoute } from '#network/conversations/contract/conversations.ts'
import { arrivedMessage } from './arrived-message.ts'
import { messageOf } from './conversations.queries.ts'

export const conversationMails: Listeners = {
  // One mail while the other side has something to read, not one for each message.
  'message.sent': async (ctx, id, { conversation_id, is_internal, isFirstUnread }) => {
    if (is_internal || !isFirstUnread) return
    const { person_user_id, is_from_office, author_name: author, type, wordsIn } = await arrivedMessage(ctx, id)
    const ids = is_from_office ? [person_user_id] : await holdersOf(ctx.db, 'can-view-all-conversations')
    const readers = await ctx.db
      .selectFrom('users')
      .select(['email', 'first_name', 'language_name'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    for (const { email, first_name, language_name: language } of readers) {
      const words = wordsIn(ctx.texts.in(language))
      await sendMail(ctx, {
        to: email,
        language,
        name: is_from_office ? 'office_wrote' : 'person_wrote',
        params: { first_name, author, topic: ctx.texts.in(language)(`conversations.type_${type}`) },
        quote: is_from_office ? words : words && defang(words),
        author,
        route: conversationRoute(conversation_id),
      })
    }
  },

  // The owners of the addresses in the settings may have no account here.
  'terms.dateAsked': async (ctx, _none, { conversation_id, message_id }) => {
    const { author_name: author, text } = await messageOf(ctx, message_id)
    const { emails } = await settingsInForce(ctx.db)
    for (const to of emails) {
      await sendMail(ctx, {
        ...{ to, language: defaultLanguage, name: 'date_asked', params: { author }, quote: defang(text), author },
        route: conversationRoute(conversation_id),
      })
    }
  },
}
