import type { Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { buyerOf } from './student-packages.queries.ts'

export const packageMails: Listeners = {
  'studentPackage.expiryWarned': async (ctx, id) => {
    const { name, entries_left, last_day, ...buyer } = await buyerOf(ctx.db, id)
    const mail = mailTo(buyer)
    const date = dayIn(mail.language, last_day)
    const params = { ...mail.params, date, count: entries_left }
    const typed = { package: name[mail.language] }
    await sendMail(ctx, { ...mail, params, typed, name: 'package_expiring', route: 'dashboard' })
  },
}
