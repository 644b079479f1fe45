import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { IconFlag } from '~icons'

/** Reports of reviews for the office, and the page behind the links that their authors get. */
export const abuseReportScreens = screensOf({
  guard: 'can-moderate-reviews',
  records: { abuseReport: { to: '/trainings/reviews/abuse/$id' } },
  screens: [
    {
      path: 'trainings/reviews/abuse',
      title: 'abuseReports.title',
      page: lazyPage(() => import('./report-queue-page.tsx'), 'ReportQueuePage'),
      menu: { icon: IconFlag, area: 'trainings', counter: 'abuseReportsCount', search: { stage: 'WAITING' } },
    },
    {
      path: 'trainings/reviews/abuse/$id',
      title: 'abuseReports.case',
      page: lazyPage(() => import('./report-page.tsx'), 'ReportPage'),
    },
    {
      path: 'training/review-case/$hash',
      title: 'abuseReports.author_title',
      page: lazyPage(() => import('./author-case-page.tsx'), 'AuthorCasePage'),
      guard: 'public',
    },
  ],
  noticeIcons: { report: IconFlag },
  queues: {
    abuse: {
      to: '/trainings/reviews/abuse',
      search: { stage: 'WAITING' },
      oldest: lazyPart(() => import('./oldest-reports.tsx'), 'OldestReports'),
      decision: { rights: [moderationRight], part: lazyPart(() => import('./waiting-report.tsx'), 'WaitingReport') },
    },
  },
})
