import { session } from '#kit/contract/session.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { issuePasswordToken } from './password-tokens.steps.ts'

const password = { password: 'a new long password', password_confirmation: 'a new long password' }

export const sessionCases: Cases = {
  answers: `
                      guest     student  artist  other  office  owner
    csrfCookie             204      204     204    204     204    204
    login                  204      204     204    204     204    204
    logout                 401      204     204    204     204    204
    forgotPassword         200      200     200    200     200    200
    resetPassword          200      200     200    200     200    200
    verifyResetToken       200      200     200    200     200    200
    user                   401      200     200    200     200    200
    changeLanguage         401      200     200    200     200    200
  `,
  input: ({ world }) => {
    const passwordLink = async () => {
      const { id, account } = await world.person('client')
      return { email: account.email, token: await issuePasswordToken(world.db, id, 60, world.clock.now()) }
    }
    return {
      login: () => ({ email: cast.student.email, password: cast.student.password }),
      forgotPassword: () => ({ email: cast.student.email }),
      resetPassword: async () => ({ ...(await passwordLink()), ...password }),
      verifyResetToken: passwordLink,
      changeLanguage: () => ({ language: 'pl' }),
    }
  },
  recipients: `
    event                   by        bell    mail
    user.passwordForgotten  guest     -       artist
    user.passwordReset      guest     artist  -
  `,
  deeds: ({ world }) => ({
    'user.passwordForgotten':
      async ({ email }) =>
      (by) =>
        by.send(session.forgotPassword, { email }),
    'user.passwordReset': async ({ userId, email }) => {
      const token = await issuePasswordToken(world.db, userId, 60, world.clock.now())
      const password = 'a new long password'
      return (by) => by.send(session.resetPassword, { token, email, password, password_confirmation: password })
    },
  }),
  needsNoTelling: {
    'user.signedIn': 'who did it knows',
    'user.signedOut': 'who did it knows',
    'user.languageChanged': 'who did it sees it',
  },
}
