import { feature, holds, noDay } from '#kit/server/http/feature.ts'
import { trainingFollows } from './trainings.follows.ts'
import { trainingMails } from './trainings.mail.ts'
import { trainingNotices } from './trainings.notices.ts'
import { trainingData } from './trainings.personal-data.ts'
import { completedTrainings, pendingTrainings, unrecordedTrainings } from './trainings.queries.ts'
import { trainingRoutes } from './trainings.routes.ts'

export const trainings = feature({
  personalData: trainingData,
  rights: {
    'can-view-pro-artist-trainings': ['administrator', 'pro-artist'],
    'can-view-pro-artist-training-details': ['administrator', 'pro-artist'],
    'can-add-pro-artist-training': ['administrator', 'pro-artist'],
    'can-edit-pro-artist-training': ['administrator', 'pro-artist'],
    'can-publish-pro-artist-training': ['administrator', 'pro-artist'],
    'can-unpublish-pro-artist-training': ['administrator', 'pro-artist'],
    // Odd, and the specification’s: the office sees all trainings.
    'can-unpublish-pro-artist-training_as_admin': ['administrator'],
    'can-accept-pro-artist-training': ['administrator'],
    'can-reject-pro-artist-training': ['administrator'],
  },
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
