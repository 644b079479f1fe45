import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** The row stays, without anybody in it: seats and packages refer to its number. */
export const studentData: PersonalData = {
  students: {
    about: [
      {
        kind: 'profile',
        rows: 'id = :student',
        blanked: {
          first_name: `'—'`,
          last_name: `''`,
          email: `'former-' || user_id || '@deleted.invalid'`,
          phone: 'null',
          country_id: 'null',
          internal_note: 'null',
          status: `'BLOCKED'`,
        },
        retained: { because: 'accounting', columns: ['language_name'] },
      },
    ],
    mentions: ['internal_note'],
  },
}
