import type { Listeners } from '#server/kit/http/feature.ts'
import { letterTo } from '#server/kit/mail/letter-to.ts'
import { sendMail } from '#server/kit/mail/mail.ts'

export const accountMails: Listeners = {
  'user.passwordChanged': (ctx) =>
    sendMail(ctx, { ...letterTo(ctx.user), name: 'password_changed', route: 'forgot-password' }),
}
