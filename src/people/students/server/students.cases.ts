import type { Cases } from '#testing/fixtures/cases.ts'

export const studentCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    profile             401      200     404    404     404    404
    updateProfile       401      200     404    404     404    404
    list                401      403     403    403     200    200
    export              401      403     403    403     200    200
    get                 401      404     404    404     200    200
    create              401      403     403    403     201    201
    update              401      404     404    404     200    200
    block               401      404     404    404     200    200
    unblock             401      404     404    404     200    200
  `,
  workedOut: { list: ['entries_left', 'trainings_count'] },
  input: ({ world: { db, person } }) => {
    let count = 0
    const draft = () => {
      count += 1
      const email = `learner-${count}@example.com`
      return { first_name: 'Olga', last_name: 'Sowa', email, language_name: 'pl', internal_note: 'Woli weekendy.' }
    }
    const student = async (status: 'ACTIVE' | 'BLOCKED' = 'ACTIVE') => {
      const { id: user_id } = await person('client')
      await db
        .updateTable('users')
        .set({ is_blocked: status === 'BLOCKED' })
        .where('id', '=', user_id)
        .execute()
      const { email, ...row } = draft()
      return db
        .insertInto('students')
        .values({ ...row, language_name: 'pl', user_id, email, status, created_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
    }
    return {
      updateProfile: () => ({
        first_name: 'Emily',
        last_name: 'Carter',
        phone: '+48601234567',
        country_id: 1,
      }),
      get: () => student(),
      create: draft,
      update: async () => ({ ...(await student()), ...draft() }),
      block: () => student(),
      unblock: () => student('BLOCKED'),
    }
  },
  needsNoTelling: {
    'student.profileChanged': 'who did it sees it',
    'student.created': 'they are invited with their account',
    'student.edited': 'a new email is told of with the account',
  },
}
