import { merges } from '#office/duplicates/contract/merges.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { duplicatePair, leftChoice, mergedPair, pairOf } from '#testing/make/make-duplicates.ts'

import { studentOf } from '#testing/make/make-sales.ts'

export const mergesCases: Cases = {
  answers: `
               guest     student  artist  other  office  owner
    compare        401      404     404    404     200    200
    merge          401      404     404    404     200    200
    undo           401      404     404    404     200    200
  `,
  table: 'duplicate_pairs',
  input: ({ world }) => ({
    compare: () => duplicatePair(world.db),
    merge: async () => ({ ...(await duplicatePair(world.db)), ...leftChoice }),
    undo: () => mergedPair(world),
  }),
  recipients: `
    event             by       bell    mail
    student.merged    office   -       newcomer student
  `,
  deeds: ({ world }) => ({
    'student.merged': async ({ student, newcomer }) => {
      const one = await studentOf(world.db, student)
      const account = await world.person('client')
      await world.db.updateTable('users').set({ email: newcomer }).where('id', '=', account.id).execute()
      const other = await studentOf(world.db, newcomer)
      const { id } = await pairOf(world.db, one, other)
      return (by) => by.send(merges.merge, { id, ...leftChoice })
    },
  }),
  needsNoTelling: {
    'student.mergedInto': 'the same as student.merged, for the log of the other record',
    'student.mergeUndone': 'the person did not ask for the merge: the office tells them, if they noticed it',
  },
}
