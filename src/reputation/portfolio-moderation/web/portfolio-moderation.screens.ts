import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconPhotoCheck } from '~icons'

/** What artists want to show, looked through by the office. */
export const portfolioModerationScreens = screensOf({
  guard: 'can-moderate-portfolio',
  records: {
    portfolioItem: { to: '/portfolio/admin/edit/$id' },
    consent: { to: '/portfolio/admin/edit/$id' },
  },
  screens: [
    {
      path: 'portfolio/admin',
      title: 'portfolioModeration.title',
      page: lazyPage(() => import('./moderation-page.tsx'), 'ModerationPage'),
      menu: {
        icon: IconPhotoCheck,
        area: 'artists',
        counter: 'pendingPortfolioItemsCount',
        search: { status: 'PENDING' },
      },
    },
    {
      path: 'portfolio/admin/edit/$id',
      title: 'portfolioModeration.edit_title',
      page: lazyPage(() => import('./moderated-work-page.tsx'), 'ModeratedWorkPage'),
    },
  ],
  queues: {
    portfolio: {
      to: '/portfolio/admin',
      search: { status: 'PENDING' },
      oldest: lazyPart(() => import('./oldest-works.tsx'), 'OldestWorks'),
      decision: {
        rights: ['can-moderate-portfolio'],
        part: lazyPart(() => import('./work-decision.tsx'), 'WorkDecision'),
      },
    },
  },
})
