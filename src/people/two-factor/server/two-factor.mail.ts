import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { letterTo } from '#kit/server/mail/letter-to.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { ownerOf } from './two-factor.queries.ts'

export const twoFactorMails: Listeners = {
  'user.authenticatorAdded': (ctx) => sendMail(ctx, { ...letterTo(ctx.user), name: 'factor_added' }),
  'user.authenticatorRemoved': (ctx) =>
    sendMail(ctx, { ...letterTo(ctx.user), name: 'factor_removed', route: 'forgot-password' }),
  'user.passkeyAdded': (ctx, _id, { name }) => sendAbout(ctx, 'passkey_added', name),
  'user.passkeyRemoved': (ctx, _id, { name }) => sendAbout(ctx, 'passkey_removed', name),
  'user.recoveryCodeUsed': async (ctx, userId, { count }) => {
    const letter = letterTo(await ownerOf(ctx.db, userId))
    const params = { ...letter.params, count }
    await sendMail(ctx, { ...letter, params, name: 'factor_code_used', route: 'forgot-password' })
  },
  'user.secondFactorReset': async (ctx, userId) =>
    sendMail(ctx, { ...letterTo(await ownerOf(ctx.db, userId)), name: 'factor_reset' }),
  'user.secondFactorReminded': async (ctx, userId, { required_from }) => {
    const letter = letterTo(await ownerOf(ctx.db, userId))
    const params = { ...letter.params, date: dayIn(letter.language, required_from) }
    await sendMail(ctx, { ...letter, params, name: 'factor_due', route: 'settings?tab=account' })
  },
}

function sendAbout(ctx: AnyContext, mail: 'passkey_added' | 'passkey_removed', passkey: string): Promise<void> {
  const letter = letterTo(ctx.user)
  return sendMail(ctx, {
    ...letter,
    params: { ...letter.params, passkey: defang(passkey) },
    name: mail,
    route: 'forgot-password',
  })
}
