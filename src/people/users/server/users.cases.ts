import { users } from '#people/users/contract/users.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { giveAuthenticator } from '#testing/fixtures/second-factor.ts'

const password = { password: 'a new long password', password_confirmation: 'a new long password' }

export const userCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    list                401      403     403    403     200    200
    byRole              401      403     403    403     200    200
    get                 401      404     404    404     200    200
    create              401      403     403    403     201    201
    update              401      404     404    404     200    200
    remove              401      404     404    404     204    204
    setPassword         401      404     404    404     204    204
    resetSecondFactor   401      404     404    404     204    204
    block               401      404     404    404     200    200
    unblock             401      404     404    404     200    200
    invite              401      404     404    404     204    204
    endSessions         401      404     404    404     204    204
  `,
  table: 'users',
  workedOut: { list: ['owes_second_factor'] },
  input: ({ world }) => {
    let count = 0
    const draft = () => {
      count += 1
      const email = `colleague-${count}@example.com`
      return { first_name: 'Olga', last_name: 'Sowa', email, language_name: 'pl', role: 'administrator' as const }
    }
    const colleague = async (changes: { is_blocked?: true; password_hash?: null } = {}) => {
      const { id } = await world.person('administrator')
      await world.db
        .updateTable('users')
        .set({ is_blocked: false, ...changes })
        .where('id', '=', id)
        .execute()
      return { id }
    }
    return {
      byRole: () => ({ role: 'administrator' }),
      get: () => colleague(),
      create: draft,
      update: async () => ({ ...(await colleague()), ...draft() }),
      remove: () => colleague(),
      setPassword: async () => ({ ...(await colleague()), ...password }),
      resetSecondFactor: async () => {
        const { id } = await colleague()
        await giveAuthenticator(world, id)
        return { id }
      },
      block: () => colleague(),
      unblock: () => colleague({ is_blocked: true }),
      invite: () => colleague({ password_hash: null }),
      endSessions: () => colleague(),
    }
  },
  recipients: `
    event              by      bell      mail
    user.created       office  -         newcomer
    user.invited       office  -         student
    user.edited        office  newcomer  newcomer student
    user.edited: role  office  student   -
    user.passwordSet   office  student   student
    user.secondFactorReset  office  student  student
  `,
  deeds: ({ world }) => {
    const newcomer = { first_name: 'Olga', last_name: 'Sowa', language_name: 'pl' as const, role: 'client' as const }
    const account = async (email: string) => {
      const { id } = await world.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return { ...(await world.as.owner.send(users.get, { id })).data, id }
    }
    return {
      'user.created':
        async ({ newcomer: email }) =>
        (by) =>
          by.send(users.create, { ...newcomer, email }),
      'user.invited': async ({ student }) => {
        const { id } = await account(student)
        await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
        return (by) => by.send(users.invite, { id })
      },
      'user.edited': async ({ student, newcomer: email }) => {
        const { id } = await account(student)
        return (by) => by.send(users.update, { ...newcomer, id, email })
      },
      'user.edited: role': async ({ student }) => {
        const { id } = await account(student)
        return (by) => by.send(users.update, { ...newcomer, id, email: student, role: 'administrator' })
      },
      'user.secondFactorReset': async ({ student }) => {
        const { id } = await account(student)
        await giveAuthenticator(world, id)
        return (by) => by.send(users.resetSecondFactor, { id })
      },
      'user.passwordSet': async ({ student }) => {
        const { id } = await account(student)
        return (by) => by.send(users.setPassword, { id, ...password })
      },
    }
  },
  needsNoTelling: {
    'user.blocked': 'who cannot sign in would not read it',
    'user.unblocked': 'the office tells them by itself',
    'user.sessionsEnded': 'the sign-in page says so',
    'user.removed': 'nobody is there to be told',
  },
}
