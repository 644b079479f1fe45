import type { Cases } from '#testing/fixtures/cases.ts'

export const dashboardCases: Cases = {
  answers: `
               guest     student  artist  other  office  owner
    counters        401      200     200    200     200    200
    mine            401      200     200    200     200    200
    charts          401      200     200    200     200    200
    health          200      200     200    200     200    200
  `,
}
