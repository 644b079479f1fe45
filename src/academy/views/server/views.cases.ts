import type { Cases, Make } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'

export const viewCases: Cases = {
  answers: `
            guest     student  artist  other  office  owner
    list         401      200     200    200     200    200
    create       401      201     201    201     201    201
    update       401      404     200    404     200    404
    remove       401      404     204    404     204    404
  `,
  ofOwnRow: 'all',
  input: ({ world: { db, clock } }) => {
    let saved = 0
    const view = () => {
      saved += 1
      return { list: 'proartist', name: `Zespół ${saved}`, search: 'proTeam=1' }
    }
    /** The artist's own, else one of the office. */
    const savedView: Make = async ({ own }) => {
      const owner = own
        ? db.selectFrom('pro_artists').select('user_id as id').where('id', '=', own.id)
        : db.selectFrom('users').select('id').where('email', '=', cast.office.email)
      const { id } = await owner.executeTakeFirstOrThrow()
      const row = { ...view(), user_id: Number(id), created_at: clock.now() }
      return db.insertInto('saved_views').values(row).returning('id').executeTakeFirstOrThrow()
    }
    return {
      list: () => ({ list: 'proartist' }),
      create: view,
      update: async (artist) => ({ ...view(), ...(await savedView(artist)) }),
      remove: savedView,
    }
  },
  needsNoTelling: {
    'view.created': 'a saved view is its owner’s own',
    'view.updated': 'a saved view is its owner’s own',
    'view.removed': 'a saved view is its owner’s own',
  },
}
