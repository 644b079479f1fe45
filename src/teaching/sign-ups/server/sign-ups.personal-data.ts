import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** Guests have no student's record yet. */
export const ofPerson = '(student_id = :student or lower(email) = lower(:email))'

export const signUpData: PersonalData = {
  sign_ups: {
    about: [
      {
        kind: 'seats',
        rows: ofPerson,
        deleted: ['first_name', 'last_name', 'email', 'phone', 'note', 'refusal', 'state', 'search', 'terms_sha256'],
      },
    ],
    mentions: ['note', 'refusal'],
    notPersonal: ['language_name'],
  },
  sign_up_links: {
    about: [
      { kind: 'seats', rows: `sign_up_id in (select id from sign_ups where ${ofPerson})`, deleted: ['token_hash'] },
    ],
    secret: ['token_hash'],
  },
}
