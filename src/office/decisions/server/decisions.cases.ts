import type { Cases } from '#testing/fixtures/cases.ts'

export const decisionCases: Cases = {
  answers: `
               guest     student  artist  other  office  owner
    list            401      200     200    200     200    200
  `,
}
