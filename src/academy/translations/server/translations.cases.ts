import type { Cases } from '#testing/fixtures/cases.ts'

export const translationCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    all            200      200     200    200     200    200
    application    200      200     200    200     200    200
    door           200      200     200    200     200    200
  `,
  input: () => ({ application: () => ({ language: 'pl' }), door: () => ({ language: 'pl' }) }),
}
