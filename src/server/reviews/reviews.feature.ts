import { hasAnyRole } from '#contract/kit/rights.ts'
import { feature } from '#server/kit/http/feature.ts'
import { reviewMails, reviewNotices } from './reviews.notices.ts'
import { unansweredReviews, unwrittenReviews } from './reviews.queries.ts'
import { reviewRoutes } from './reviews.routes.ts'

export const reviews = feature({
  rights: {
    'can-view-all-reviews': ['administrator'],
    'can-moderate-reviews': ['administrator'],
  },
  calls: reviewRoutes,
  mails: reviewMails,
  bell: reviewNotices,
  counters: {
    reviews: {
      isFor: (user) => hasAnyRole(user, ['pro-artist', 'client']),
      rows: ({ db, user }) =>
        user.pro_artist
          ? unansweredReviews(db, user.pro_artist.id).select('reviews.created_at as since')
          : unwrittenReviews(db, user).select('state_changed_at as since'),
    },
  },
})
