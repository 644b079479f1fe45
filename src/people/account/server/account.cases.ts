import { unsubscribeToken } from '#kit/server/mail/unsubscribing.ts'
import { startSession } from '#kit/server/session/session.ts'
import { account } from '#people/account/contract/account.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { emailToken } from './email-link.ts'

const chosen = { password: 'a new long password', password_confirmation: 'a new long password' }

export const accountCases: Cases = {
  answers: `
                        guest     student  artist  other  office  owner
    sessions                 401      200     200    200     200    200
    endSession               401      404     204    404     404    404
    endOtherSessions         401      204     204    204     204    204
    changePassword           401      204     204    204     204    204
    mails                    401      200     200    200     200    200
    chooseMails              401      200     200    200     200    200
    unsubscribing            200      200     200    200     200    200
    unsubscribe              204      204     204    204     204    204
    confirmingEmail          200      200     200    200     200    200
    confirmEmail             204      204     204    204     204    204
  `,
  ofOwnRow: 'all',
  input: ({ world: { db, clock, config } }) => {
    const { email, password } = cast.completed
    const linkInMail = async () => {
      const { id: user_id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      await db.updateTable('users').set({ unwanted_mails: [] }).where('id', '=', user_id).execute()
      return { token: unsubscribeToken(config, { user_id, kind: 'messages' }) }
    }
    const linkToNewEmail = async () => {
      const owner = await db
        .updateTable('users')
        .set({ email_proven_at: null })
        .where('email', '=', email)
        .returning(['id', 'email'])
        .executeTakeFirstOrThrow()
      return { token: emailToken(config, owner) }
    }
    const known = { ip: '10.9.8.7', userAgent: 'test' }
    return {
      /** One of the artist’s, else of an artist whom nobody signs in as. */
      endSession: async ({ own }) => {
        const people = db.selectFrom('users').leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
        const whose = own ? people.where('pro_artists.id', '=', own.id) : people.where('users.email', '=', email)
        const { id: userId } = await whose.select('users.id').executeTakeFirstOrThrow()
        await startSession(db, userId, known, clock.now())
        const { id } = await db
          .selectFrom('sessions')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
        return { id }
      },
      /** A user who changed theirs before has the first one again. */
      changePassword: async () => {
        const first = db.selectFrom('users').select('password_hash').where('email', '=', email)
        await db.updateTable('users').set({ password_hash: first }).where('password_hash', 'is not', null).execute()
        return { current_password: password, ...chosen }
      },
      chooseMails: () => ({ kind: 'messages', is_sent: true }),
      unsubscribing: linkInMail,
      unsubscribe: linkInMail,
      confirmingEmail: linkToNewEmail,
      confirmEmail: linkToNewEmail,
    }
  },
  recipients: `
    event                 by      bell    mail
    user.passwordChanged  artist  artist  artist
  `,
  deeds: () => ({
    'user.passwordChanged': async () => (by) =>
      by.send(account.changePassword, { current_password: cast.artist.password, ...chosen }),
  }),
  needsNoTelling: {
    'user.mailsChosen': 'who chose knows',
    'user.emailConfirmed': 'who confirmed it knows',
    'user.ownSessionEnded': 'who did it knows, and the other device says so',
    'user.otherSessionsEnded': 'who did it knows, and the other devices say so',
  },
}
