import { feature, holds } from '#kit/server/http/feature.ts'
import { onCorrectedEmail } from '#network/applications/server/corrected-emails.steps.ts'
import { decidedArtist } from '#network/artists/server/artists.queries.ts'
import { moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { abuseReportMails } from './abuse-reports.mail.ts'
import { abuseReportNotices } from './abuse-reports.notices.ts'
import { abuseReportData } from './abuse-reports.personal-data.ts'
import { decideUntil, waitingReports } from './abuse-reports.queries.ts'
import { abuseReportDetails, abuseReportRecords } from './abuse-reports.records.ts'
import { abuseReportRoutes } from './abuse-reports.routes.ts'
import { endAuthorLinks } from './author-case.ts'
import { handOver } from './hand-over.ts'

export const abuseReports = feature({
  personalData: abuseReportData,
  merging: {
    references: {
      abuse_reports: {
        pro_artist_id: { of: 'artist', kind: 'reports' },
        decided_by: 'act',
        objection_decided_by: 'act',
      },
    },
  },
  records: abuseReportRecords,
  details: abuseReportDetails,
  calls: abuseReportRoutes,
  legalTexts: [
    'abuseReports.ground_HATE',
    'abuseReports.ground_PERSONAL_DATA',
    'abuseReports.ground_ADVERTISING',
    'abuseReports.ground_NOT_GENUINE',
    'abuseReports.ground_WRONG_TRAINING',
    'abuseReports.ground_OTHER',
    'abuseReports.statement_HIDDEN',
    'abuseReports.statement_REMOVED',
    'abuseReports.statement_HIDDEN_MEANWHILE',
    'abuseReports.statement_automated_no',
    'abuseReports.statement_object',
    'mails.review_hidden_body',
    'mails.review_removed_body',
    'mails.review_hidden_meanwhile_body',
  ],
  follows: onCorrectedEmail(endAuthorLinks),
  mails: abuseReportMails,
  bell: abuseReportNotices,
  schedules: { often: handOver },
  counters: {
    abuseReportsCount: {
      queue: 'abuse',
      isFor: holds(moderationRight),
      rows: ({ db }) => waitingReports(db).select('state_changed_at as since'),
      decisions: {
        isFor: holds(moderationRight),
        rows: ({ db }) =>
          waitingReports(db)
            .innerJoin('reviews', 'reviews.id', 'review_id')
            .leftJoin('pro_artists', 'pro_artists.id', 'abuse_reports.pro_artist_id')
            .select(['abuse_reports.id', 'state_changed_at as since', decideUntil.as('due'), decidedArtist, 'title']),
      },
    },
  },
})
