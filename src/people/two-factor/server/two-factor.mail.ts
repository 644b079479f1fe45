import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { ownerOf } from './two-factor.queries.ts'

export const twoFactorMails: Listeners = {
  'user.authenticatorAdded': (ctx) => sendMail(ctx, { ...mailTo(ctx.user), name: 'factor_added' }),
  'user.authenticatorRemoved': (ctx) =>
    sendMail(ctx, { ...mailTo(ctx.user), name: 'factor_removed', route: 'forgot-password' }),
  'user.passkeyAdded': (ctx, _id, { name }) => sendAbout(ctx, 'passkey_added', name),
  'user.passkeyRemoved': (ctx, _id, { name }) => sendAbout(ctx, 'passkey_removed', name),
  'user.recoveryCodeUsed': async (ctx, userId, { count }) => {
    const message = mailTo(await ownerOf(ctx.db, userId))
    const params = { ...message.params, count }
    await sendMail(ctx, { ...message, params, name: 'factor_code_used', route: 'forgot-password' })
  },
  'user.secondFactorReset': async (ctx, userId) =>
    sendMail(ctx, { ...mailTo(await ownerOf(ctx.db, userId)), name: 'factor_reset' }),
  'user.secondFactorReminded': async (ctx, userId, { required_from }) => {
    const message = mailTo(await ownerOf(ctx.db, userId))
    const params = { ...message.params, date: dayIn(message.language, required_from) }
    await sendMail(ctx, { ...message, params, name: 'factor_due', route: 'settings?tab=account' })
  },
}

function sendAbout(ctx: AnyContext, mail: 'passkey_added' | 'passkey_removed', passkey: string): Promise<void> {
  const message = mailTo(ctx.user)
  return sendMail(ctx, {
    ...message,
    params: { ...message.params, passkey: defang(passkey) },
    name: mail,
    route: 'forgot-password',
  })
}
