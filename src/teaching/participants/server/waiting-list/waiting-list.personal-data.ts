import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const waitingListData: PersonalData = {
  waiting_students: {
    about: [{ kind: 'seats', rows: 'student_id = :student', deleted: ['status', 'token_hash'] }],
    secret: ['token_hash'],
  },
}
