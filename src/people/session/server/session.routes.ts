import { session } from '#kit/contract/session.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import { routes } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import {
  endSession,
  endSessionsOf,
  endView,
  readUser,
  renewSession,
  startSession,
} from '#kit/server/session/session.ts'
import { checkPassword } from './check-password.steps.ts'
import { forgetDevices } from './known-devices.steps.ts'
import { forgetLoginFailures } from './login-attempts.steps.ts'
import { mergedAccountOf } from './merged-accounts.steps.ts'
import { hashNewPassword } from './new-password.steps.ts'
import { issueRequestedToken, usePasswordToken } from './password-tokens.steps.ts'
import { startSecondStep } from './second-step.steps.ts'
import { accountOf, lockUnchanged, userOfToken } from './session.queries.ts'
import { signIn } from './sign-in.steps.ts'
import { changeLanguage, proveEmail, setPassword } from './user-rows.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.signedOut': object
    /** Without a token: the account was merged into another one. */
    'user.passwordForgotten': { email: string; first_name: string; language: 'pl' | 'en-US'; token: string | null }
    'user.passwordReset': object
    'user.languageChanged': { before: Language; after: Language }
  }
}

const resetMinutes = 60

export const sessionRoutes = routes(session, {
  csrfCookie: async ({ db, session, client, now, giveSession }) => {
    if (!session) giveSession(await startSession(db, null, client, now))
    else if (await renewSession(db, session, client.ip, now)) giveSession(session.id)
  },

  login: {
    prepare: async (ctx, { email, password }) =>
      (await checkPassword(ctx, email, password)) ?? failFields({ email: 'credentials' }),
    handle: async (ctx, _input, { account: known, attempt }) => {
      const { db, session, giveSession } = ctx
      const account = (await lockUnchanged(db, known)) ?? failFields({ email: 'credentials' })
      await forgetLoginFailures(db, attempt)
      if (account.second_factor !== 'TOTP') {
        await signIn(ctx, account.id)
        return undefined
      }
      if (session) await endSession(db, session.idHash)
      giveSession(await startSecondStep(ctx, account.id))
      return { two_factor: true }
    },
  },

  logout: async ({ db, user, session, client, now, giveSession, record }) => {
    const endsView = session !== null && (await endView(db, session))
    if (session) await endSession(db, session.idHash)
    giveSession(await startSession(db, null, client, now))
    if (endsView) await record('user.viewStopped', user.id, {})
    await record('user.signedOut', user.viewed_by ?? user.id, {})
  },

  forgotPassword: async ({ db, t, now, record }, { email }) => {
    const open = await accountOf(db, email)
    const account = open ?? (await mergedAccountOf(db, email))
    // By that of a merged account nobody can choose a password; it keeps letters from being sent too often.
    const token = account && (await issueRequestedToken(db, account.id, resetMinutes, now))
    if (account && token) {
      const { id, first_name, language_name } = account
      const person = { email: account.email, first_name, language: language_name }
      await record('user.passwordForgotten', id, { ...person, token: open ? token : null })
    }
    const message = t('answers.reset_link_sent')
    return { status: message, message }
  },

  resetPassword: {
    prepare: async ({ db, now }, { token, email, password }) => {
      // Hashed for a link that is none, too, so that its answer takes as long.
      const passwordHash = await hashNewPassword(password)
      const userId = (await userOfToken(db, token, email, now)) ?? failFields({ email: 'reset_token' })
      return { userId, passwordHash }
    },
    handle: async ({ db, t, now, record }, { token }, { userId, passwordHash }) => {
      if (!(await usePasswordToken(db, userId, token))) failFields({ email: 'reset_token' })
      const isFirst = (await setPassword(db, userId, passwordHash)) === null
      await proveEmail(db, userId, now)
      await endSessionsOf(db, userId)
      await forgetDevices(db, userId)
      await record('user.passwordReset', userId, {})
      // Nobody has been signed in anywhere with a password that was not there.
      const message = t(isFirst ? 'answers.password_set' : 'answers.password_replaced')
      return { status: message, message }
    },
  },

  verifyResetToken: async ({ db, now }, { token, email }) => ({
    valid: (await userOfToken(db, token, email, now)) !== null,
  }),

  user: async ({ user }) => user,

  changeLanguage: async ({ db, user, record }, input) => {
    const language = languages.find((code) => code === input.language) ?? failFields({ language: 'not_a_choice' })
    await changeLanguage(db, user.id, language)
    if (language !== user.language_name)
      await record('user.languageChanged', user.id, { before: user.language_name, after: language })
    return readUser(db, user.id)
  },
})
