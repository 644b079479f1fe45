import { feature, holds } from '#kit/server/http/feature.ts'
import { decidedArtist } from '#network/artists/server/artists.queries.ts'
import { moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { contentReportMails } from './content-reports.mail.ts'
import { contentReportFollows, contentReportNotices } from './content-reports.notices.ts'
import { contentReportData } from './content-reports.personal-data.ts'
import { contentTitle, decideUntil, waitingContentReports } from './content-reports.queries.ts'
import { contentReportFields, contentReportRecords } from './content-reports.records.ts'
import { contentReportRoutes } from './content-reports.routes.ts'
import { forgetReporters } from './forget-reporters.ts'

export const contentReports = feature({
  personalData: contentReportData,
  merging: {
    references: {
      content_reports: {
        pro_artist_id: { of: 'artist', kind: 'reports' },
        decided_by: 'act',
        objection_decided_by: 'act',
      },
      content_objections: { decided_by: 'act' },
    },
  },
  records: contentReportRecords,
  details: contentReportFields,
  calls: contentReportRoutes,
  legalTexts: [
    'contentReports.good_faith',
    'contentReports.ways_out',
    'contentReports.ground_OWN_IMAGE',
    'contentReports.ground_PERSONAL_DATA',
    'contentReports.ground_UNTRUE',
    'contentReports.ground_HATE',
    'contentReports.ground_COPYRIGHT',
    'contentReports.ground_CHILD_ABUSE',
    'contentReports.ground_ILLEGAL',
    'contentReports.ground_RULES',
    'mails.portfolio_hidden_body',
    'mails.portfolio_unpublished_body',
    'mails.public_profile_blocked_body',
    'mails.content_report_upheld_body',
    'mails.content_report_dismissed_body',
  ],
  follows: contentReportFollows,
  mails: contentReportMails,
  bell: contentReportNotices,
  schedules: { daily: forgetReporters },
  counters: {
    contentReportsCount: {
      queue: 'content',
      isFor: holds(moderationRight),
      rows: ({ db }) => waitingContentReports(db).select('state_changed_at as since'),
      decisions: {
        isFor: holds(moderationRight),
        rows: ({ db }) =>
          waitingContentReports(db)
            .leftJoin('pro_artists', 'pro_artists.id', 'content_reports.pro_artist_id')
            .select([
              'content_reports.id',
              'state_changed_at as since',
              decideUntil.as('due'),
              decidedArtist,
              contentTitle.as('title'),
            ]),
      },
    },
  },
})
