import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const trainingData: PersonalData = {
  trainings: {
    about: [
      {
        kind: 'trainings',
        rows: 'pro_artist_id = :artist',
        blanked: { pro_artist_id: 'null', former_artist: `''`, artist_name: `''`, online_url: 'null' },
        retained: {
          because: 'teaching',
          columns: [
            ...[
              'title',
              'description',
              'technique',
              'kind',
              'time_zone',
              'venue',
              'language',
              'price_currency',
              'state',
            ],
            ...['verified', 'city', 'country', 'to_bring'],
          ],
        },
      },
    ],
    mentions: [
      'title',
      'description',
      'venue',
      'verified',
      'to_bring',
      'rejection_reason',
      'cancel_reason',
      'overlap_reason',
    ],
  },
  training_history: { mentions: ['comment', 'changes'], notPersonal: ['event', 'from_state', 'to_state'] },
}
