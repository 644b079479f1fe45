import { passwordRoute } from '#contract/session/session.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { sendMail } from '#server/kit/mail/mail.ts'

export const sessionMails: Listeners = {
  'user.passwordForgotten': (ctx, _userId, { email, first_name, language, token }) =>
    sendMail(ctx, {
      to: email,
      language,
      name: 'password_reset',
      params: { first_name },
      route: passwordRoute(token, email),
    }),
}
