import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { defaultLanguage } from '#kit/contract/texts/text.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { conversationRoute } from '#network/conversations/contract/conversations.ts'
import { messageOf } from '#network/conversations/server/conversations.queries.ts'

/**
 * Emails the addresses in the settings about each request for a dedicated date; their owners may have no account here.
 */
export const termsMails: Listeners = {
  'terms.dateAsked': async (ctx, _none, { conversation_id, message_id }) => {
    const { author_name: author, text } = await messageOf(ctx, message_id)
    const { emails } = await settingsInForce(ctx.db)
    for (const to of emails) {
      await sendMail(ctx, {
        ...{ to, language: defaultLanguage, name: 'date_asked', params: { author }, quote: defang(text) },
        route: conversationRoute(conversation_id),
      })
    }
  },
}
