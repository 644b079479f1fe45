import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

const ofArtist = 'content_report_id in (select id from content_reports where pro_artist_id = :artist)'
const byEmail = 'lower(email) = lower(:email)'

export const contentReportData: PersonalData = {
  content_reports: {
    about: [
      {
        kind: 'reports',
        rows: 'pro_artist_id = :artist',
        blanked: { objection: `case when objection is not null then '—' end` },
        kept: { because: 'decision', columns: ['source', 'kind', 'state', 'measure', 'ground'] },
      },
    ],
    mentions: ['note', 'objection', 'objection_note'],
  },
  content_notices: {
    about: [
      {
        kind: 'reports',
        rows: byEmail,
        blanked: { name: 'null', email: 'null', explanation: `'—'` },
        kept: { because: 'decision', columns: ['reason', 'place'] },
      },
      // The address has the artist's name in it.
      { kind: 'reports', rows: ofArtist, blanked: { place: `'—'` }, ofOthers: ['name', 'email', 'explanation'] },
    ],
    mentions: ['explanation'],
    notPersonal: ['language_name'],
  },
  content_notice_links: {
    about: [
      {
        kind: 'reports',
        rows: `content_notice_id in (select id from content_notices where ${byEmail})`,
        deleted: ['token_hash'],
      },
    ],
    secret: ['token_hash'],
  },
}
