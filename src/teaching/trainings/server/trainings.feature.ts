import { feature, holds, noDay, noDeadline } from '#kit/server/http/feature.ts'
import { decidedArtist } from '#network/artists/server/artists.queries.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { trainingFollows } from './trainings.follows.ts'
import { trainingMails } from './trainings.mail.ts'
import { trainingNotices } from './trainings.notices.ts'
import { trainingData } from './trainings.personal-data.ts'
import { completedTrainings, pendingTrainings, unrecordedTrainings } from './trainings.queries.ts'
import { trainingDetails, trainingRecords } from './trainings.records.ts'
import { trainingRoutes } from './trainings.routes.ts'

export const trainings = feature({
  personalData: trainingData,
  merging: {
    references: {
      trainings: { pro_artist_id: { of: 'artist', kind: 'trainings' } },
      training_history: { user_id: 'act' },
    },
  },
  rights: {
    'can-view-pro-artist-trainings': { holders: ['administrator', 'pro-artist'], group: 'trainings' },
    'can-view-pro-artist-training-details': { holders: ['administrator', 'pro-artist'], group: 'trainings' },
    'can-add-pro-artist-training': { holders: ['administrator', 'pro-artist'], group: 'trainings' },
    'can-edit-pro-artist-training': { holders: ['administrator', 'pro-artist'], group: 'trainings' },
    'can-publish-pro-artist-training': { holders: ['administrator', 'pro-artist'], group: 'trainings' },
    'can-unpublish-pro-artist-training': { holders: ['administrator', 'pro-artist'], group: 'trainings' },
    // Odd, and the specification’s: the office sees all trainings.
    'can-unpublish-pro-artist-training_as_admin': { holders: ['administrator'], group: 'trainings' },
    'can-accept-pro-artist-training': { holders: ['administrator'], group: 'trainings' },
    'can-reject-pro-artist-training': { holders: ['administrator'], group: 'trainings' },
  },
  records: trainingRecords,
  details: trainingDetails,
  calls: trainingRoutes,
  follows: trainingFollows,
  mails: trainingMails,
  bell: trainingNotices,
  charts: {
    trainings: {
      isFor: holds('can-unpublish-pro-artist-training_as_admin'),
      rows: ({ db }) => completedTrainings(db).select('state_changed_at as at'),
    },
  },
  counters: {
    trainingsPendingVerificationsInvitationsCount: {
      queue: 'trainings',
      isFor: holds('can-unpublish-pro-artist-training_as_admin'),
      rows: ({ db }) => pendingTrainings(db).select('state_changed_at as since'),
      decisions: {
        isFor: (user) =>
          holds(allTrainingsRight)(user) &&
          (holds('can-accept-pro-artist-training')(user) || holds('can-reject-pro-artist-training')(user)),
        rows: ({ db }) =>
          pendingTrainings(db)
            .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
            .select(['trainings.id', 'state_changed_at as since', noDeadline, decidedArtist, 'title']),
      },
    },
  },
  steps: {
    attendance: {
      isFor: (user) => user.pro_artist !== null,
      rows: ({ db, user, now }) =>
        unrecordedTrainings(db, user.pro_artist?.id ?? 0, now).select(['id', 'title', 'ends_at as at', noDay]),
    },
  },
})
