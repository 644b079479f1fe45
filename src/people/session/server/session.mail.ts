import { passwordRoute } from '#kit/contract/session.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'

export const sessionMails: Listeners = {
  'user.passwordForgotten': (ctx, _userId, { email, first_name, language, token }) =>
    sendMail(ctx, {
      to: email,
      language,
      name: token ? 'password_reset' : 'password_of_merged',
      params: { first_name },
      route: token ? passwordRoute(token, email) : 'login',
    }),
}
