import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const viewData: PersonalData = {
  saved_views: {
    about: [{ kind: 'account', rows: 'user_id = :user', deleted: ['list', 'name', 'search'] }],
    mentions: ['name', 'search'],
  },
}
