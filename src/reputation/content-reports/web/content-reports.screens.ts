import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { IconFlag } from '~icons'

/** The form for everybody, what its senders see by their links, and the office's queue. */
export const contentReportScreens = screensOf({
  guard: 'can-moderate-reviews',
  records: { contentReport: { to: '/content-reports/$id' } },
  screens: [
    {
      path: 'content-reports',
      title: 'contentReports.title',
      page: lazyPage(() => import('./content-queue-page.tsx'), 'ContentQueuePage'),
      menu: { icon: IconFlag, area: 'trainings', counter: 'contentReportsCount', search: { stage: 'WAITING' } },
    },
    {
      path: 'content-reports/$id',
      title: 'contentReports.case',
      page: lazyPage(() => import('./content-report-page.tsx'), 'ContentReportPage'),
    },
    {
      path: 'report-content',
      title: 'contentReports.report_title',
      page: lazyPage(() => import('./report-content-page.tsx'), 'ReportContentPage'),
      guard: 'public',
    },
    {
      path: 'report-content/$hash',
      title: 'contentReports.reporter_title',
      page: lazyPage(() => import('./reporter-case-page.tsx'), 'ReporterCasePage'),
      guard: 'public',
    },
  ],
  noticeIcons: { content: IconFlag },
  queues: {
    content: {
      to: '/content-reports',
      search: { stage: 'WAITING' },
      oldest: lazyPart(() => import('./oldest-content.tsx'), 'OldestContent'),
      decision: { rights: [moderationRight], part: lazyPart(() => import('./waiting-content.tsx'), 'WaitingContent') },
    },
  },
})
