import { passwordRoute } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { accountLinkDays } from '#people/account/server/account.steps.ts'
import { notifyNewEmail } from '#people/account/server/new-email.steps.ts'
import { ownerOf } from '#people/two-factor/server/two-factor.queries.ts'

export const userMails: Listeners = {
  'user.created': (ctx, _id, { after, token }) => sendInvitation(ctx, after, token),
  'user.invited': (ctx, _id, { person, token }) => sendInvitation(ctx, person, token),
  'user.passwordSet': async (ctx, id) =>
    sendMail(ctx, { ...mailTo(await ownerOf(ctx.db, id)), name: 'password_set', route: 'forgot-password' }),
  'user.edited': async (ctx, id, { person, changes, token }) => {
    const email = changes.find(({ field }) => field === 'email')?.after
    if (typeof email === 'string')
      await notifyNewEmail(ctx, { ...person, id }, email, token === null ? null : { name: 'user_invited', token })
  },
}

type Person = { first_name: string; email: string; language_name: Language }

function sendInvitation(ctx: Context, { first_name, email, language_name }: Person, token: string): Promise<void> {
  return sendMail(ctx, {
    to: email,
    language: language_name,
    name: 'user_invited',
    params: { first_name: defang(first_name), days: accountLinkDays },
    route: passwordRoute(token, email),
  })
}
