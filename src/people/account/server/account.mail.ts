import type { Listeners } from '#kit/server/http/feature.ts'
import { letterTo } from '#kit/server/mail/letter-to.ts'
import { sendMail } from '#kit/server/mail/mail.ts'

export const accountMails: Listeners = {
  'user.passwordChanged': (ctx) =>
    sendMail(ctx, { ...letterTo(ctx.user), name: 'password_changed', route: 'forgot-password' }),
}
