import type { Cases } from '#testing/fixtures/cases.ts'

export const decisionCases: Cases = {
  input: () => ({ viewers: () => ({ item: { kind: 'portfolio', id: 1 } }) }),
  answers: `
               guest     student  artist  other  office  owner
    list            401      200     200    200     200    200
    viewers         401      200     200    200     200    200
  `,
}
