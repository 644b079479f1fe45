import type { Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'

export const accountMails: Listeners = {
  'user.passwordChanged': (ctx) =>
    sendMail(ctx, { ...mailTo(ctx.user), name: 'password_changed', route: 'forgot-password' }),
}
