import type { Cases } from '#testing/fixtures/cases.ts'

export const roleCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    list           401      403     403    403     200    200
    update         401      403     403    403     403    200
  `,
  table: 'roles',
  input: ({ world: { db } }) => ({
    update: async () => {
      const { id } = await db.selectFrom('roles').select('id').where('name', '=', 'client').executeTakeFirstOrThrow()
      const held = await db.selectFrom('role_permissions').select('permission').where('role_id', '=', id).execute()
      // Another change each time.
      return { id, permissions: ['can-change-language', ...(held.length > 1 ? [] : ['can-moderate-reviews'])] }
    },
  }),
  needsNoTelling: {
    'role.edited': 'the menu shows it at once',
  },
}
