import { permissions } from '#contract/kit/permissions.ts'
import { feature, holds } from '#server/kit/http/feature.ts'
import { pendingTrainings } from './trainings.queries.ts'

export const trainings = feature({
  counters: {
    trainingsPendingVerificationsInvitationsCount: {
      queue: 'trainings',
      isFor: holds(permissions.CAN_VIEW_PRO_ARTIST_TRAININGS_AS_ADMIN),
      rows: ({ db }) => pendingTrainings(db).select('state_changed_at as since'),
    },
  },
})
