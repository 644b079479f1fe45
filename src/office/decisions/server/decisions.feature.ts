import { type AllFeatures, decisionsOf, feature } from '#kit/server/http/feature.ts'
import { decisionData } from './decisions.personal-data.ts'
import { everyDecision, ownDecisions } from './decisions.queries.ts'
import { decisionRoutes } from './decisions.routes.ts'
import { forgetViewers } from './viewers.steps.ts'

/** All that waits for a yes or a no of the office, in one place, whichever feature it is of. */
export const decisions = (features: AllFeatures) =>
  feature({
    personalData: decisionData,
    merging: {
      references: {
        decision_viewers: { user_id: 'login' },
      },
    },
    calls: decisionRoutes(features),
    schedules: { hourly: ({ db, clock }) => forgetViewers(db, clock()) },
    counters: {
      decisionsCount: {
        isFor: (user) => ownDecisions(decisionsOf(features()), user).length > 0,
        rows: (ctx) => everyDecision(ctx, ownDecisions(decisionsOf(features()), ctx.user)),
      },
    },
  })
