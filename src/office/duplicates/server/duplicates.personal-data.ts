import type { About, PersonalData } from '#kit/server/personal-data/declaration.ts'

const columns = ['kind', 'strength', 'reasons', 'state']
const of = (rows: string): About => ({ kind: 'office', rows, deleted: columns })

export const duplicateData: PersonalData = {
  duplicate_pairs: {
    about: [
      of('left_student_id = :student or right_student_id = :student'),
      of('left_artist_id = :artist or right_artist_id = :artist'),
    ],
  },
  duplicate_keys: {
    about: [
      { kind: 'office', rows: 'student_id = :student', deleted: ['kind', 'keys', 'names'] },
      { kind: 'office', rows: 'artist_id = :artist', deleted: ['kind', 'keys', 'names'] },
    ],
    secret: ['keys', 'names'],
  },
}
