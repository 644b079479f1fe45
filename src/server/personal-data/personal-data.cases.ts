import type { Cases } from '#testing/cases.ts'
import { confirmSessions } from '#testing/second-factor.ts'

export const personalDataCases: Cases = {
  answers: `
            stranger  student  artist  other  office  owner
    mine         401      200     200    200     200    200
    get          401      404     403    404     200    200
    exportMine   401      201     201    201     201    201
    export       401      404     403    404     201    201
    archive      401      404     404    404     404    404
  `,
  ofOwnRow: ['mine', 'exportMine'],
  input: ({ world, others }) => ({
    get: ({ own }) => ({ kind: 'artist', id: (own ?? others).id }),
    exportMine: async () => {
      await confirmSessions(world)
      return {}
    },
    export: async ({ own }) => {
      await confirmSessions(world)
      return { kind: 'artist', id: (own ?? others).id }
    },
    // Of whoever asks, and of their session alone.
    archive: () => ({ token: 'user.1.1.x' }),
  }),
  needsNoTelling: {
    'user.ownDataExported': 'who does it knows',
    'user.dataExported': 'the office answers the person who asked for it',
    'student.dataExported': 'the office answers the person who asked for it',
    'proArtist.dataExported': 'the office answers the person who asked for it',
  },
}
