import type { Cases } from '#testing/fixtures/cases.ts'
import { insertNewLevel } from '#testing/make/make-levels.ts'

export const newLevelCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    latest      401      404     200    200     404    404
    close       401      404     204    404     404    404
    card        401      404     200    200     404    404
  `,
  ofOwnRow: ['latest', 'card'],
  input: ({ world: { db }, others }) => ({
    /** The artist's own, else somebody else's. */
    close: async ({ own }) => ({ id: await insertNewLevel(db, (own ?? others).id) }),
    card: () => ({ format: 'square', language: 'pl' }),
  }),
}
