import type { Cases } from '#testing/fixtures/cases.ts'

export const demoCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    mails          401      403     403    403     200    200
    accounts       200      200     200    200     200    200
  `,
}
