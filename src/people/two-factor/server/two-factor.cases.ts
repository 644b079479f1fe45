import { listeners } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import type { Academy } from '#testing/academy.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { codeNow, confirmSessions, giveAuthenticator } from '#testing/fixtures/second-factor.ts'

import { remindOfSecondFactor } from './reminders.ts'

export const twoFactorCases: Cases = {
  answers: `
                             guest     student  artist  other  office  owner
    challenge                     204      204     204    204     204    204
    mine                          401      200     200    200     200    200
    confirm                       401      204     204    204     204    204
    beginAuthenticator            401      201     201    201     201    201
    finishAuthenticator           401      200     200    200     200    200
    removeAuthenticator           401      204     204    204     204    204
    renewRecoveryCodes            401      201     201    201     201    201
  `,
  ofOwnRow: 'all',
  input: ({ world }) => {
    const { db } = world
    const begun = async () => {
      await confirmSessions(world)
      await db.deleteFrom('authenticators').execute()
    }
    /** For the next call: every user has the same secret. */
    const there = async (isConfirmed = true) => {
      await begun()
      for (const { id } of await db.selectFrom('users').select('id').execute())
        await giveAuthenticator(world, id, isConfirmed)
    }
    return {
      /** The next call is after the right password of a new user. */
      challenge: async () => {
        const { id } = await world.person('client')
        await giveAuthenticator(world, id)
        await db.updateTable('sessions').set({ asks_code_of: id }).execute()
        return { code: codeNow(world) }
      },
      /** A user who changed theirs before has the first one again. */
      confirm: async () => {
        for (const table of ['authenticators', 'passkeys'] as const) await db.deleteFrom(table).execute()
        const { email, password } = cast.office
        const first = db.selectFrom('users').select('password_hash').where('email', '=', email)
        await db.updateTable('users').set({ password_hash: first }).where('password_hash', 'is not', null).execute()
        return { own_password: password }
      },
      beginAuthenticator: async () => {
        await begun()
        return {}
      },
      finishAuthenticator: async () => {
        await there(false)
        return { code: codeNow(world) }
      },
      removeAuthenticator: async () => {
        await there()
        return {}
      },
      renewRecoveryCodes: async () => {
        await there()
        return {}
      },
    }
  },
  recipients: `
    event                      by      bell    mail
    user.authenticatorAdded    artist  artist  artist
    user.authenticatorRemoved  artist  artist  artist
    user.recoveryCodesRenewed  artist  artist  -
    user.recoveryCodeUsed      artist  artist  artist
    user.secondFactorReminded  nobody  office owner  office owner
  `,
  deeds: ({ world }) => ({
    'user.authenticatorAdded': async ({ userId }) => {
      await prepare(world, userId, false)
      return (by) => by.send(twoFactor.finishAuthenticator, { code: codeNow(world) })
    },
    'user.authenticatorRemoved': async ({ userId }) => {
      await prepare(world, userId, true)
      return (by) => by.send(twoFactor.removeAuthenticator, {})
    },
    'user.recoveryCodesRenewed': async ({ userId }) => {
      await prepare(world, userId, true)
      return (by) => by.send(twoFactor.renewRecoveryCodes, {})
    },
    'user.recoveryCodeUsed': async ({ userId, visitor }) => {
      await prepare(world, userId, true)
      const { data } = await visitor.send(twoFactor.renewRecoveryCodes, {})
      return (by) => by.send(twoFactor.confirm, { code: data.recovery_codes[0] as string })
    },
    'user.secondFactorReminded': async () => {
      const { db, clock, portal } = world
      const others = await db
        .selectFrom('users')
        .select('id')
        .where('email', 'not in', [cast.office.email, cast.owner.email])
        .execute()
      for (const { id } of others) await giveAuthenticator(world, id)
      const two_factor_required_from = academyDay(new Date(shift(clock.now(), { days: 5 })))
      await db.updateTable('settings').set({ two_factor_required_from }).execute()
      return () => remindOfSecondFactor({ ...portal, clock: clock.now }, listeners)
    },
  }),
}

async function prepare(world: Academy, userId: number, isConfirmed: boolean) {
  await confirmSessions(world)
  await giveAuthenticator(world, userId, isConfirmed)
}
