import type { Cases } from '#testing/cases.ts'

export const personalDataCases: Cases = {
  answers: `
            stranger  student  artist  other  office  owner
    mine         401      200     200    200     200    200
    get          401      404     403    404     200    200
  `,
  ofOwnRow: ['mine'],
  input: ({ others }) => ({
    get: ({ own }) => ({ kind: 'artist', id: (own ?? others).id }),
  }),
}
