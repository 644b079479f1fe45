import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const calendarData: PersonalData = {
  calendar_feeds: {
    about: [{ kind: 'account', rows: 'user_id = :user', deleted: ['secret_hash'] }],
    secret: ['secret_hash'],
  },
}
