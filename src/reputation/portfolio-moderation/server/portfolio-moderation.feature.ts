import { feature, holds, noDeadline } from '#kit/server/http/feature.ts'
import { decidedArtist } from '#network/artists/server/artists.queries.ts'
import { moderationMails, moderationNotices } from './portfolio-moderation.notices.ts'
import { pendingWorks } from './portfolio-moderation.queries.ts'
import { portfolioModerationRoutes } from './portfolio-moderation.routes.ts'

export const portfolioModeration = feature({
  calls: portfolioModerationRoutes,
  mails: moderationMails,
  bell: moderationNotices,
  counters: {
    pendingPortfolioItemsCount: {
      queue: 'portfolio',
      isFor: holds('can-moderate-portfolio'),
      rows: (ctx) => pendingWorks(ctx).select('status_changed_at as since'),
      decisions: {
        isFor: holds('can-moderate-portfolio'),
        rows: (ctx) =>
          pendingWorks(ctx)
            .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
            .select([
              'portfolio_items.id',
              'portfolio_items.status_changed_at as since',
              noDeadline,
              decidedArtist,
              'portfolio_items.title',
            ]),
      },
    },
  },
})
