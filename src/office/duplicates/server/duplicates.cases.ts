import type { Cases } from '#testing/fixtures/cases.ts'
import { duplicatePair } from '#testing/make/make-duplicates.ts'

export const duplicateCases: Cases = {
  answers: `
                       guest     student  artist  other  office  owner
    list                   401      403     403    403     200    200
    get                    401      404     404    404     200    200
    dismiss                401      404     404    404     200    200
    reopen                 401      404     404    404     200    200
    similarPeople          401      200     200    200     200    200
  `,
  table: 'duplicate_pairs',
  // Sorted by strength, which is a range of it.
  workedOut: { list: ['score'] },
  needsNoTelling: {
    'duplicatePair.dismissed': 'the office’s own list of pairs',
    'duplicatePair.reopened': 'the office’s own list of pairs',
  },
  input: ({ world: { db } }) => ({
    get: () => duplicatePair(db),
    dismiss: () => duplicatePair(db),
    reopen: async () => {
      const { id } = await duplicatePair(db)
      await db
        .updateTable('duplicate_pairs')
        .set({ state: 'NOT_SAME', decided_at: new Date(0) })
        .where('id', '=', id)
        .execute()
      return { id }
    },
    similarPeople: () => ({ first_name: 'Halina', last_name: 'Podwójna', email: null, phone: null }),
  }),
}
