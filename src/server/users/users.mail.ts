import type { Language } from '#contract/kit/text.ts'
import { passwordRoute } from '#contract/session/session.ts'
import { tellNewEmail } from '#server/account/new-email.steps.ts'
import { accountLinkDays } from '#server/applications/account.steps.ts'
import type { Context } from '#server/kit/http/context.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { defang } from '#server/kit/mail/defang.ts'
import { letterTo } from '#server/kit/mail/letter-to.ts'
import { sendMail } from '#server/kit/mail/mail.ts'
import { ownerOf } from '#server/two-factor/two-factor.queries.ts'

export const userMails: Listeners = {
  'user.created': (ctx, _id, { after, token }) => sendInvitation(ctx, after, token),
  'user.invited': (ctx, _id, { person, token }) => sendInvitation(ctx, person, token),
  'user.passwordSet': async (ctx, id) =>
    sendMail(ctx, { ...letterTo(await ownerOf(ctx.db, id)), name: 'password_set', route: 'forgot-password' }),
  'user.edited': async (ctx, id, { person, changes, token }) => {
    const email = changes.find(({ field }) => field === 'email')?.after
    if (typeof email === 'string')
      await tellNewEmail(ctx, { ...person, id }, email, token === null ? null : { name: 'user_invited', token })
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
