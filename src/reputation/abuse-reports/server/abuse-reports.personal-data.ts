import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import { ofSeat } from '#people/students/server/of-seat.queries.ts'

export const abuseReportData: PersonalData = {
  abuse_reports: {
    about: [
      { kind: 'reports', rows: 'pro_artist_id = :artist', blanked: { explanation: `'—'` }, ofOthers: ['objection'] },
      {
        kind: 'reports',
        rows: `review_id in (select id from reviews where ${ofSeat})`,
        blanked: { objection: `case when objection is not null then '—' end` },
        retained: { because: 'decision', columns: ['reason', 'state', 'measure', 'ground', 'status'] },
        ofOthers: ['explanation'],
      },
    ],
    mentions: ['note', 'objection_note', 'explanation', 'objection'],
  },
  abuse_report_links: {
    about: [
      {
        kind: 'reports',
        rows: `abuse_report_id in (select id from abuse_reports where review_id in (select id from reviews where ${ofSeat}))`,
        deleted: ['token_hash'],
      },
    ],
    secret: ['token_hash'],
  },
}
