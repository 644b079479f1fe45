import type { Cases } from '#testing/fixtures/cases.ts'

export const accessibilityCases: Cases = {
  answers: `
                  guest     student  artist  other  office  owner
    page               200      200     200    200     200    200
    englishPage        200      200     200    200     200    200
  `,
  input: () => ({}),
}
