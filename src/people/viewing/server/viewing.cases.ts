import type { Cases } from '#testing/fixtures/cases.ts'

export const viewingCases: Cases = {
  answers: `
             guest     student  artist  other  office  owner
    start         401      404     404    404     403    204
    stop          401      204     204    204     204    204
  `,
  input: ({ world }) => ({
    start: async () => ({ id: (await world.person('client')).id }),
  }),
  needsNoTelling: {
    'user.viewStarted': 'whoever is looked as has nothing to do about it; it is in the audit log',
    'user.viewStopped': 'whoever is looked as has nothing to do about it; it is in the audit log',
  },
}
