import type { Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { letterTo } from '#kit/server/mail/letter-to.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { buyerOf } from './student-packages.queries.ts'

export const packageMails: Listeners = {
  'studentPackage.expiryWarned': async (ctx, id) => {
    const { name, entries_left, last_day, ...buyer } = await buyerOf(ctx.db, id)
    const letter = letterTo(buyer)
    const date = dayIn(letter.language, last_day)
    const params = { ...letter.params, date, count: entries_left }
    const typed = { package: name[letter.language] }
    await sendMail(ctx, { ...letter, params, typed, name: 'package_expiring', route: 'dashboard' })
  },
}
