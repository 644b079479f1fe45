import { feature, holds } from '#kit/server/http/feature.ts'
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
    },
  },
})
