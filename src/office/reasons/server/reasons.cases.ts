import type { Cases } from '#testing/fixtures/cases.ts'

export const reasonCases: Cases = {
  answers: `
             guest     student  artist  other  office  owner
    calls         401      403     403    403     403    200
    records       401      403     403    403     403    200
    ask           401      403     403    403     403    200
  `,
  input: ({ world }) => ({
    records: () => ({ kind: 'user' }),
    ask: async () => ({ userId: (await world.person('client')).id, call: 'benefits.list' }),
  }),
}
