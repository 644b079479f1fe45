import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'

export const tokenMails: Listeners = {
  'token.made': (ctx, _id, { name }) => {
    const message = mailTo(ctx.user)
    const params = { ...message.params, name: defang(name) }
    return sendMail(ctx, { ...message, params, name: 'token_made', route: ownTokens })
  },
  'token.ending': async (ctx, _id, { name, ends_on, user_ids }) => {
    for (const person of await peopleOf(ctx, user_ids)) {
      const message = mailTo(person)
      const params = { ...message.params, name: defang(name), date: dayIn(message.language, ends_on) }
      await sendMail(ctx, { ...message, params, name: 'token_ending', route: ownTokens })
    }
  },
}

const ownTokens = 'settings?tab=account&setting=tokens.own_title'

function peopleOf({ db }: AnyContext, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db.selectFrom('users').select(['email', 'first_name', 'language_name']).where('id', 'in', ids).execute()
}
