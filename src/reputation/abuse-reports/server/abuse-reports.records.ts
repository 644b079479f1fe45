import { sql } from 'kysely'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'
import { ofSeat } from '#people/students/server/of-seat.queries.ts'
import { authorOf } from '#reputation/reviews/server/reviews.queries.ts'
import { visibleReports } from './abuse-reports.queries.ts'

/** What there is a record of, and how it is named and chosen. */
export const abuseReportRecords: Record<string, RecordKind> = {
  abuseReport: {
    texts: ['abuseReports'],
    name: ({ id }, { language }) => sql`(
      select title ->> ${language} from abuse_reports join reviews on reviews.id = review_id where abuse_reports.id = ${id}
    )`,
    linesAbout: `subject_id in (
      select id from abuse_reports where pro_artist_id = :artist or review_id in (select id from reviews where ${ofSeat}))`,
    choice: {
      calls: ['/api/reviews/abuse/{id}'],
      rows: (ctx) => sql`
        select abuse_reports.id, ${authorOf} as author, title, search
        from (${visibleReports(ctx).selectAll('abuse_reports')}) abuse_reports
        join reviews on reviews.id = review_id
      `,
      name: (language) => sql`author || ', ' || (title ->> ${language})`,
      search: sql`search`,
    },
  },
}

export const abuseReportDetails: EventDetails = {
  choices: {
    measure: 'abuseReports.measure_',
    ground: 'abuseReports.ground_',
    'abuseReport.reason': 'abuseReports.reason_',
  },
}
