import { conversationRoute } from '#contract/conversations/conversations.ts'
import { defaultLanguage } from '#contract/kit/text.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { defang } from '#server/kit/mail/defang.ts'
import { sendMail } from '#server/kit/mail/mail.ts'
import { messageOf } from '../conversations/conversations.queries.ts'
import { settingsInForce } from '../settings/settings.queries.ts'

/** Whoever arranges dedicated dates hears of each that somebody asks for; they may have no account here. */
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
