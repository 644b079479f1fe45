import type { Cases } from '#testing/fixtures/cases.ts'

export const setupCases: Cases = {
  answers: `
            guest     student  artist  other  office  owner
    get       401      403     403    403     403    200
    hide      401      403     403    403     403    200
  `,
  input: () => {
    let times = 0
    return {
      hide: () => {
        times += 1
        return { is_hidden: times % 2 === 1 }
      },
    }
  },
}
