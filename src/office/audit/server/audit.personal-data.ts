import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import { ofSeat } from '#people/students/server/of-seat.queries.ts'

const conversations = 'select id from conversations where student_id = :student or pro_artist_id = :artist'

/** Lines about the person, and, of a student or an artist, lines of what they did: what they wrote is in the details. */
const lines = `account_id = :user
  or artist_id = :artist
  or (user_id = :user and coalesce(:artist, :student) is not null)
  or (kind = 'participant' and subject_id in (select id from participants where student_id = :student))
  or (kind = 'waitingStudent' and subject_id in (select id from waiting_students where student_id = :student))
  or (kind = 'studentPackage' and subject_id in (select id from student_packages where student_id = :student))
  or (kind = 'certificate' and subject_id in (select id from certificates where student_id = :student))
  or (kind = 'voucher' and subject_id in (select id from vouchers where holder_id = :user))
  or (kind = 'review' and subject_id in (select id from reviews where ${ofSeat} or artist_id = :artist))
  or (kind = 'abuseReport' and subject_id in (
    select id from abuse_reports where pro_artist_id = :artist or review_id in (select id from reviews where ${ofSeat})))
  or (kind in ('portfolioItem', 'consent') and subject_id in (select id from portfolio_items where pro_artist_id = :artist))
  or (kind = 'conversation' and subject_id in (${conversations}))
  or (kind = 'message' and (details ->> 'conversation_id')::integer in (${conversations}))`

export const auditData: PersonalData = {
  audit_log: {
    about: [
      {
        kind: 'auditLog',
        rows: lines,
        blanked: { details: 'without_words(details)', ip: 'case when user_id is distinct from :user then ip end' },
        kept: { because: 'trail', columns: ['event', 'kind'] },
        ofOthers: ['ip'],
      },
      { kind: 'auditLog', rows: 'user_id = :user', blanked: { ip: 'null' }, ofOthers: ['details'] },
    ],
    mentions: ['details'],
  },
  audit_log_weeks: { notPersonal: ['event'] },
}
