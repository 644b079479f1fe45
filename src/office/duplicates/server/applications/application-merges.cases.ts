import { applicationMerges } from '#office/duplicates/contract/application-merges.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { applicationPair, closedApplication, pairOf } from '#testing/make/make-duplicates.ts'

export const applicationMergesCases: Cases = {
  answers: `
               guest     student  artist  other  office  owner
    compare        401      404     404    404     200    200
    close          401      404     404    404     200    200
    undo           401      404     404    404     200    200
  `,
  table: 'duplicate_pairs',
  input: ({ world }) => ({
    compare: () => applicationPair(world.db),
    close: async () => ({ ...(await applicationPair(world.db)), closed: 'left' as const }),
    undo: () => closedApplication(world),
  }),
  recipients: `
    event                          by       bell    mail
    proArtist.applicationClosed    office   -       newcomer
  `,
  deeds: ({ world: { db } }) => ({
    'proArtist.applicationClosed': async ({ newcomer }) => {
      const one = await insertArtist(db)
      const other = await insertArtist(db, { email: newcomer })
      const { id } = await pairOf(db, one, other, 'ARTISTS')
      return (by) => by.send(applicationMerges.close, { id, closed: 'right' })
    },
  }),
  needsNoTelling: {
    'proArtist.applicationJoined': 'the same as proArtist.applicationClosed, for the log of the record that stays',
    'proArtist.applicationReopened': 'the next decision on the application tells its applicant',
  },
}
