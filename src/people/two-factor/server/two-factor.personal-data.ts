import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const twoFactorData: PersonalData = {
  authenticators: {
    about: [{ kind: 'signIns', rows: 'user_id = :user', deleted: ['sealed_secret'] }],
    secret: ['sealed_secret'],
  },
  recovery_codes: {
    about: [{ kind: 'signIns', rows: 'user_id = :user', deleted: ['code_hash'] }],
    secret: ['code_hash'],
  },
  passkeys: {
    about: [{ kind: 'signIns', rows: 'user_id = :user', deleted: ['name', 'credential_id', 'public_key'] }],
    secret: ['credential_id', 'public_key'],
  },
  second_factor_reminders: { about: [{ kind: 'signIns', rows: 'user_id = :user', deleted: [] }] },
}
