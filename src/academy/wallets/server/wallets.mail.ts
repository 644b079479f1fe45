import type { Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'

export const walletMails: Listeners = {
  'settings.walletEnding': async (ctx, _id, { name, ends_on, user_ids }) => {
    if (user_ids.length === 0) return
    const people = await ctx.db
      .selectFrom('users')
      .select(['email', 'first_name', 'language_name'])
      .where('id', 'in', user_ids)
      .execute()
    for (const person of people) {
      const message = mailTo(person)
      const params = { ...message.params, name: defang(name), date: dayIn(message.language, ends_on) }
      await sendMail(ctx, { ...message, params, name: 'wallet_ending', route: 'settings?tab=wallets' })
    }
  },
}
