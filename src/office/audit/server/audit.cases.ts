import type { Cases } from '#testing/fixtures/cases.ts'

export const auditCases: Cases = {
  answers: `
               guest     student  artist  other  office  owner
    list            401      403     403    403     200    200
    counts          401      403     403    403     200    200
    choices         401      403     403    403     200    200
    export          401      403     403    403     200    200
    get             401      404     404    404     200    200
  `,
  // From where is written down, and of no order.
  workedOut: { list: ['ip'] },
  input: ({ world: { db } }) => ({
    get: () => db.selectFrom('audit_log').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow(),
  }),
}
