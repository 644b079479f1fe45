import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** The row of an account stays, without anybody in it: the audit log and ledgers refer to its number. */
export const sessionData: PersonalData = {
  users: {
    about: [
      {
        kind: 'account',
        rows: 'id = :user',
        blanked: {
          first_name: `''`,
          last_name: `''`,
          email: `'former-' || id || '@deleted.invalid'`,
          password_hash: 'null',
          unwanted_mails: `'{}'`,
          signed_in_at: 'null',
          is_blocked: 'true',
        },
        retained: { because: 'trail', columns: ['language_name', 'second_factor'] },
      },
    ],
    secret: ['password_hash'],
  },
  sessions: {
    about: [
      {
        kind: 'signIns',
        rows: 'user_id = :user or asks_code_of = :user',
        deleted: ['id_hash', 'ip', 'user_agent', 'challenge', 'device_hash'],
      },
    ],
    secret: ['id_hash', 'challenge', 'device_hash'],
  },
  known_devices: {
    about: [{ kind: 'signIns', rows: 'user_id = :user', deleted: ['device_hash'] }],
    secret: ['device_hash'],
  },
  password_tokens: {
    about: [{ kind: 'signIns', rows: 'user_id = :user', deleted: ['token_hash', 'purpose'] }],
    secret: ['token_hash'],
  },
  // A hash of email and address; deleted after a day.
  login_failures: { notPersonal: ['who'] },
}
