import type { Cases } from '#testing/fixtures/cases.ts'

export const countryCases: Cases = {
  answers: `
          guest     student  artist  other  office  owner
    list       200      200     200    200     200    200
  `,
}
