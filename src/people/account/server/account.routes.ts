import type { FieldChange } from '#kit/contract/revision.ts'
import { routes } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { readUnsubscribeToken } from '#kit/server/mail/unsubscribing.ts'
import { endSession, endSessionsOf } from '#kit/server/session/session.ts'
import { account } from '#people/account/contract/account.ts'
import { checkPassword } from '#people/session/server/check-password.steps.ts'
import { forgetDevices, rememberDevice } from '#people/session/server/known-devices.steps.ts'
import { forgetLoginFailures } from '#people/session/server/login-attempts.steps.ts'
import { hashNewPassword } from '#people/session/server/new-password.steps.ts'
import { forgetPasswordTokens } from '#people/session/server/password-tokens.steps.ts'
import { proveEmail, setPassword } from '#people/session/server/user-rows.steps.ts'
import { sessionsOf, visibleSession } from './account.queries.ts'
import { ownerOfEmail } from './email-link.ts'
import { chooseMails, mailChoicesOf, unwantedMailsOf } from './mail-choices.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.passwordChanged': object
    'user.ownSessionEnded': object
    'user.otherSessionsEnded': object
    'user.mailsChosen': { changes: FieldChange[] }
    'user.emailConfirmed': object
  }
}

export const accountRoutes = routes(account, {
  sessions: async (ctx) => ({ data: await sessionsOf(ctx) }),

  endSession: {
    subject: (ctx, { id }) => visibleSession(ctx, id),
    handle: async ({ db, user, session, record }, _input, { id_hash }: { id_hash: Buffer }) => {
      if (session?.idHash.equals(id_hash)) fail('session_in_use')
      await endSession(db, id_hash)
      await record('user.ownSessionEnded', user.id, {})
    },
  },

  endOtherSessions: async ({ db, user, session, record }) => {
    await endSessionsOf(db, user.id, session)
    await record('user.otherSessionsEnded', user.id, {})
  },

  changePassword: {
    prepare: async (ctx, { current_password, password }) => {
      const known = await checkPassword(ctx, ctx.user.email, current_password)
      if (!known) return failFields({ current_password: 'password_wrong' })
      return { ...known, passwordHash: await hashNewPassword(password) }
    },
    handle: async (ctx, _input, { account, attempt, passwordHash }) => {
      const { db, user, session, client, now, giveDevice, record } = ctx
      const before = await setPassword(db, user.id, passwordHash)
      // Somebody was quicker: what was typed is not the current password any more.
      if (before !== account.password_hash) failFields({ current_password: 'password_wrong' })
      await forgetLoginFailures(db, attempt)
      await forgetPasswordTokens(db, user.id)
      await endSessionsOf(db, user.id, session)
      await forgetDevices(db, user.id)
      giveDevice(await rememberDevice(db, user.id, client, now))
      await record('user.passwordChanged', user.id, {})
    },
  },

  mails: async (ctx) => ({ data: await mailChoicesOf(ctx) }),

  chooseMails: async (ctx, { kind, is_sent }) => {
    await chooseMails(ctx, ctx.user.id, kind, is_sent)
    return { data: await mailChoicesOf(ctx) }
  },

  unsubscribing: async ({ db, config }, { token }) => {
    const { user_id, kind } = readUnsubscribeToken(config, token) ?? fail('not_found')
    const unwanted = found(await unwantedMailsOf(db, user_id))
    return { data: { kind, is_sent: !unwanted.includes(kind) } }
  },

  unsubscribe: async (ctx, { token }) => {
    const { user_id, kind } = readUnsubscribeToken(ctx.config, token) ?? fail('not_found')
    found(await unwantedMailsOf(ctx.db, user_id))
    await chooseMails(ctx, user_id, kind, false)
  },

  confirmingEmail: async ({ db, config }, { token }) => {
    const { email, email_proven_at } = found(await ownerOfEmail(db, config, token))
    return { data: { email, is_confirmed: email_proven_at !== null } }
  },

  confirmEmail: async ({ db, config, now, record }, { token }) => {
    const { id } = found(await ownerOfEmail(db, config, token))
    if (await proveEmail(db, id, now)) await record('user.emailConfirmed', id, {})
  },
})
