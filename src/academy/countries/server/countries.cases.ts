import type { Cases } from '#testing/fixtures/cases.ts'

export const countryCases: Cases = {
  answers: `
          stranger  student  artist  other  office  owner
    list       200      200     200    200     200    200
  `,
}
