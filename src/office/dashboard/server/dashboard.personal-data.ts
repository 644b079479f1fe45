import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import { ofSeat } from '#people/students/server/of-seat.queries.ts'
import { isConsentRefused } from '#reputation/consents/server/consents.queries.ts'

/** Pictures of the artist's works. */
const pictures = (condition: string) => `select file_id from portfolio_images where portfolio_item_id in (
    select id from portfolio_items where pro_artist_id = :artist and ${condition})`

/** Files of the person, by each row that refers to one. */
const files = `id in (
  select avatar_id from pro_artists where id = :artist
  union all select file_id from replaced_avatars where pro_artist_id = :artist
  union all select file_id from pro_artist_documents where pro_artist_id = :artist
  union all ${pictures(`not ${isConsentRefused}`)}
  union all select file_id from responsibility_evidence where additional_responsibility_id in (
    select id from additional_responsibilities where pro_artist_id = :artist)
  union all select file_id from message_attachments where message_id in (
    select messages.id from messages join conversations on conversations.id = conversation_id
    where pro_artist_id = :artist or student_id = :student))`

/** What forms remember of edits: of the person's own rows. */
const edits = `(entity = 'users' and row_id = :user)
  or (entity = 'participants' and row_id in (select id from participants where student_id = :student))
  or (entity = 'student_packages' and row_id in (select id from student_packages where student_id = :student))
  or (entity = 'reviews' and row_id in (select id from reviews where ${ofSeat}))
  or (entity = 'abuse_reports' and row_id in (
    select id from abuse_reports where pro_artist_id = :artist or review_id in (select id from reviews where ${ofSeat})))`

const ofFile = ['purpose', 'original_name', 'mime', 'sums', 'uploaded_sum']

/** The shared tables that every feature uses. */
export const dashboardData: PersonalData = {
  files: {
    about: [
      { kind: 'documents', rows: files, deleted: ofFile },
      // Nobody sees what the person in the pictures took back, or never gave.
      { kind: 'documents', rows: `id in (${pictures(isConsentRefused)})`, deleted: ofFile, isOfOthers: true },
    ],
    mentions: ['original_name'],
  },
  mails: {
    about: [
      {
        kind: 'mails',
        rows: '(lower("to") = lower(:email) or lower(reply_to) = lower(:email))',
        deleted: ['to', 'reply_to', 'subject', 'text', 'html', 'unsubscribe_url', 'refusal'],
        ofOthers: ['text', 'html', 'unsubscribe_url'],
      },
    ],
    mentions: ['subject', 'text', 'html'],
    secret: ['unsubscribe_url', 'html'],
  },
  mail_delivery: { mentions: ['problem'] },
  revisions: {
    about: [{ kind: 'auditLog', rows: edits, deleted: ['entity', 'changes'] }],
    mentions: ['changes'],
  },
  // Encrypted with a key that the portal does not store, identified by a hash, deleted after a day.
  stored_answers: { notPersonal: ['id', 'request_hash', 'answer'] },
  sealed_secrets: { notPersonal: ['name', 'sealed'] },
  // Ids and addresses of clients, deleted within the hour.
  request_counts: { notPersonal: ['who'] },
  retention_runs: { notPersonal: ['removed', 'failed'] },
  backups: { notPersonal: ['name', 'place', 'problem'] },
  migrations: { notPersonal: ['name', 'checksum'] },
  'pgboss.job': { mentions: ['output'] },
}
