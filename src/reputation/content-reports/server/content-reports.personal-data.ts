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
        retained: { because: 'decision', columns: ['source', 'kind', 'state', 'measure', 'ground'] },
      },
      // The copy of a reporter's objection for the version before.
      {
        kind: 'reports',
        rows: `(id, objected_at) in (
          select content_objections.content_report_id, objected_at from content_objections
          join content_notices on content_notices.id = content_notice_id where ${byEmail})`,
        blanked: { objection: `'—'` },
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
        retained: { because: 'decision', columns: ['reason', 'place'] },
      },
      // The address has the artist's name in it.
      { kind: 'reports', rows: ofArtist, blanked: { place: `'—'` }, ofOthers: ['name', 'email', 'explanation'] },
    ],
    mentions: ['explanation'],
    notPersonal: ['language_name'],
  },
  content_objections: {
    about: [
      {
        kind: 'reports',
        rows: `content_notice_id in (select id from content_notices where ${byEmail})`,
        blanked: { text: `'—'` },
        retained: { because: 'decision', columns: ['is_accepted'] },
      },
      {
        kind: 'reports',
        rows: 'content_notice_id is null and content_report_id in (select id from content_reports where pro_artist_id = :artist and measure is not null)',
        blanked: { text: `'—'` },
        retained: { because: 'decision', columns: ['is_accepted'] },
      },
    ],
    mentions: ['text', 'note'],
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
