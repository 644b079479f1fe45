import { type Cases, words } from '#testing/fixtures/cases.ts'
import { idsBackwards, insertLevel } from '#testing/make/make-levels.ts'

export const levelCases: Cases = {
  answers: `
             guest     student  artist  other  office  owner
    list          401      200     200    200     200    200
    create        401      403     403    403     201    201
    reorder       401      403     403    403     204    204
    update        401      403     403    403     200    200
    remove        401      403     403    403     204    204
  `,
  table: 'levels',
  input: ({ world: { db } }) => {
    let drafts = 0
    const draft = () => {
      drafts += 1
      return { name: words, code: `NEW_${drafts}`, requirements: [{ metric: 'average_rating', at_least: 4.5 }] }
    }
    return {
      create: draft,
      reorder: () => idsBackwards(db, 'levels'),
      update: async () => ({ ...(await insertLevel(db)), ...draft() }),
      remove: () => insertLevel(db),
    }
  },
  needsNoTelling: {
    'level.created': 'nobody stands on it yet',
    'level.updated': 'the ladder shows it',
    'level.reordered': 'the ladder shows it',
    'level.removed': 'nobody stands on it',
  },
}
