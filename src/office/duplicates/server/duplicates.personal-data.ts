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
}
