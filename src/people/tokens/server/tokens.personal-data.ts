import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const tokenData: PersonalData = {
  tokens: {
    about: [
      { kind: 'signIns', rows: 'user_id = :user and not is_of_academy', deleted: ['name', 'rights', 'token_hash'] },
      // The academy's go on as somebody else, or end: what they are called is about a program.
      {
        kind: 'signIns',
        rows: 'user_id = :user and is_of_academy',
        retained: { because: 'trail', columns: ['name', 'rights'] },
      },
    ],
    secret: ['token_hash'],
  },
}
