import type { Cases } from '#testing/fixtures/cases.ts'

export const systemCases: Cases = {
  answers: `
               guest     student  artist  other  office  owner
    data            401      200     200    200     200    200
    dashboard       401      200     200    200     200    200
    charts          401      200     200    200     200    200
    health          200      200     200    200     200    200
  `,
}
