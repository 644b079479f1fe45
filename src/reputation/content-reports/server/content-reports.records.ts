import { sql } from 'kysely'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'
import { contentTitle, visibleContentReports } from './content-reports.queries.ts'

const name = (language: string) =>
  sql<string>`concat_ws(', ', ${fullNameIn('pro_artists')}, ${contentTitle} ->> ${language})`

export const contentReportRecords: Record<string, RecordKind> = {
  contentReport: {
    texts: ['contentReports'],
    name: ({ id }, { language }) => sql`(
      select ${name(language)} from content_reports
      left join pro_artists on pro_artists.id = content_reports.pro_artist_id where content_reports.id = ${id}
    )`,
    linesAbout: 'subject_id in (select id from content_reports where pro_artist_id = :artist)',
    choice: {
      calls: ['/api/content-reports/{id}'],
      rows: (ctx) => sql`
        select content_reports.id, ${name('pl')} as called, search
        from (${visibleContentReports(ctx).selectAll('content_reports')}) content_reports
        join pro_artists on pro_artists.id = content_reports.pro_artist_id
      `,
      name: () => sql`called`,
      search: sql`search`,
    },
  },
}

export const contentReportFields: EventDetails = {
  choices: { 'contentReport.ground': 'contentReports.reason_', 'contentReport.reason': 'contentReports.reason_' },
}
