import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** Of the student whom it was given to, or of an artist whose training it names. */
const printed = `student_id = :student
  or training_id in (select id from trainings where pro_artist_id = :artist)`

export const certificateData: PersonalData = {
  certificates: {
    about: [
      {
        kind: 'certificates',
        rows: printed,
        retained: {
          because: 'certificate',
          columns: [
            'number',
            'language',
            'holder',
            'title',
            'artist',
            'technique',
            'place',
            'state',
            'search',
            'former_outcome',
          ],
        },
        ofOthers: ['holder', 'artist', 'search', 'revocation_reason'],
      },
    ],
    mentions: ['revocation_reason'],
  },
  certificate_files: {
    about: [
      {
        kind: 'certificates',
        rows: 'certificate_id in (select id from certificates where student_id = :student)',
        retained: { because: 'certificate', columns: ['sha256', 'pdf'] },
      },
    ],
  },
  certificate_bundles: { about: [{ kind: 'office', rows: 'user_id = :user', deleted: [] }] },
}
