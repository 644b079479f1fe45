import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

const ofArtist =
  'additional_responsibility_id in (select id from additional_responsibilities where pro_artist_id = :artist)'

export const responsibilityData: PersonalData = {
  responsibilities: { notPersonal: ['name', 'description', 'search'] },
  additional_responsibilities: {
    about: [
      {
        kind: 'responsibilities',
        rows: 'pro_artist_id = :artist',
        deleted: ['name', 'description', 'status', 'note', 'comment', 'search'],
      },
    ],
    mentions: ['name', 'description', 'note', 'comment'],
  },
  additional_responsibility_history: {
    about: [{ kind: 'responsibilities', rows: ofArtist, deleted: ['event', 'words', 'changes'] }],
    mentions: ['words', 'changes'],
  },
  responsibility_evidence: { about: [{ kind: 'responsibilities', rows: ofArtist, deleted: [] }] },
}
