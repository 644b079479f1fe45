import type { Cases } from '#testing/cases.ts'

export const studentCases: Cases = {
  answers: `
                   stranger  student  artist  other  office  owner
    profile             401      200     404    404     404    404
    updateProfile       401      200     404    404     404    404
  `,
  input: () => ({
    updateProfile: () => ({
      first_name: 'Emily',
      last_name: 'Carter',
      phone: '+48601234567',
      country_id: 1,
    }),
  }),
  needsNoTelling: {
    'student.profileChanged': 'who did it sees it',
  },
}
