import { type Cases, words } from '#testing/fixtures/cases.ts'
import { idsBackwards } from '#testing/make/make-levels.ts'

const duty = { name: words, description: words }

export const responsibilityCases: Cases = {
  answers: `
             guest     student  artist  other  office  owner
    list          401      403     200    200     200    200
    mine          401      403     200    200     200    200
    get           401      404     200    200     200    200
    create        401      403     403    403     201    201
    reorder       401      403     403    403     204    204
    update        401      404     403    403     200    200
    remove        401      404     403    403     204    204
  `,
  table: 'responsibilities',
  input: ({ world: { db, clock } }) => {
    const newResponsibility = async () => {
      const now = clock.now()
      return db
        .insertInto('responsibilities')
        .values({ ...duty, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
    }
    return {
      get: newResponsibility,
      create: () => duty,
      reorder: () => idsBackwards(db, 'responsibilities'),
      update: async () => ({ ...(await newResponsibility()), ...duty }),
      remove: newResponsibility,
    }
  },
  needsNoTelling: {
    'responsibility.created': 'the level’s page shows it',
    'responsibility.updated': 'the level’s page shows it',
    'responsibility.reordered': 'an order is no news',
    'responsibility.removed': 'the level’s page shows it',
  },
}
