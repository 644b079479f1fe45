import { sql } from 'kysely'
import { hasAnyRole, hasRole } from '#kit/contract/rights.ts'
import { feature, noDay } from '#kit/server/http/feature.ts'
import { deleteOlder } from '#kit/server/http/removals.ts'
import { reviewFollows } from './reviews.follows.ts'
import { reviewMails, reviewNotices } from './reviews.notices.ts'
import { reviewData } from './reviews.personal-data.ts'
import { unansweredReviews, unwrittenReviews } from './reviews.queries.ts'
import { reviewDetails, reviewRecords } from './reviews.records.ts'
import { reviewRoutes } from './reviews.routes.ts'

export const reviews = feature({
  personalData: reviewData,
  merging: { references: { reviews: { artist_id: 'derived' } } },
  rights: {
    'can-view-all-reviews': { holders: ['administrator'], group: 'trainings' },
    'can-moderate-reviews': { holders: ['administrator'], group: 'trainings' },
  },
  records: reviewRecords,
  details: reviewDetails,
  calls: reviewRoutes,
  legalTexts: [
    'reviews.how_verified',
    'reviews.how_all',
    'reviews.how_reported',
    'reviews.how_rules',
    'reviews.how_reward',
    'reviews.add_reward_text',
    'reviews.add_signed',
  ],
  follows: reviewFollows,
  mails: reviewMails,
  bell: reviewNotices,
  // A used link still shows its author their review; a withdrawn one shows the reason why no review is requested.
  retention: {
    ended_link_days: ({ db }, before) =>
      deleteOlder(db, 'review_links', 'expires_at', before, sql`used_at is null and withdrawn_at is null`),
  },
  counters: {
    reviews: {
      isFor: (user) => hasAnyRole(user, ['pro-artist', 'client']),
      rows: ({ db, user }) =>
        user.pro_artist
          ? unansweredReviews(db, user.pro_artist.id).select('reviews.created_at as since')
          : unwrittenReviews(db, user).select('state_changed_at as since'),
    },
  },
  steps: {
    reviewToWrite: {
      isFor: (user) => hasRole(user, 'client'),
      rows: ({ db, user }) =>
        unwrittenReviews(db, user).select(['participants.id', 'trainings.title', 'state_changed_at as at', noDay]),
    },
    reviewToAnswer: {
      isFor: (user) => user.pro_artist !== null,
      rows: ({ db, user }) =>
        unansweredReviews(db, user.pro_artist?.id ?? 0).select([
          ...(['reviews.id', 'reviews.title', 'reviews.created_at as at'] as const),
          noDay,
        ]),
    },
  },
})
