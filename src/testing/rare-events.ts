import type { Events } from '#server/kit/jobs/events.ts'

/* Events that no call makes by itself: the clock's, and those of a state that the example of a call does not find. */

type Rare = { [Name in keyof Events]?: Events[Name] }

// A line is called by these, and says nothing of them.
const named = {} as never

const changes = [{ field: 'entries', before: 1, after: 2 }]
const phone = [{ field: 'phone', before: '600 100 200', after: null }]
const document = {
  ...{ document_id: 1, kind: 'INSURANCE' as const, name: 'polisa.pdf', valid_until: '2027-03-01' },
  ...{ artist: 'Maja Żurawska', user_id: 1 },
}
const reason = 'Choroba prowadzącej.'
const at = { training_id: 1, reason }
const training = {
  ...{ id: 1, title: { pl: 'Brwi', 'en-US': 'Brows' }, artist_id: null, time_zone: 'Europe/Warsaw' },
  sessions: [{ id: 1, day: '2027-03-01', from: '10:00', to: '17:00' }],
  venue: { name: 'Studio', address: 'Długa 1', city: 'Gdańsk', country_id: 1, postal_code: '80-001' },
} as never
const work = { work: named }

export const rareEvents = {
  'abuseReport.expired': {},
  'benefit.updated': { before: named, after: { is_active: false, valid_until: '2027-03-01' }, is_in_force: false },
  'erasure.done': { cause: 'OFFICE' },
  'erasure.held': { cause: 'INACTIVITY' },
  'consent.declined': { pro_artist_id: 1 },
  'consent.withdrawn': { pro_artist_id: 1, channels: ['instagram'], standing: ['website'] } as never,
  'import.undone': { name: 'sprzedaż.csv', kept: 2 },
  'package.updated': { before: { entries: 1, price: null }, after: { entries: 2, price: null } },
  'participant.attendanceUndone': { training_id: 1 },
  'participant.attended': { training_id: 1 },
  'participant.confirmationAwaited': {},
  'participant.released': { ...at, present_at: [1], absent_at: [] },
  'participant.reviewAwaited': {},
  'portfolioItem.doubted': work,
  'portfolioItem.imagesReordered': { ids: [2, 1] },
  'portfolioItem.sentBack': work,
  'proArtist.appliedAgain': { artist: named },
  'proArtist.changesReviewed': { up_to_id: 1 },
  'proArtist.documentExpired': document,
  'proArtist.documentExpiresSoon': document,
  'proArtist.formReminded': {},
  'proArtist.publicProfileAllowed': { artist: named },
  'proArtist.publicProfileClosed': {},
  'proArtist.publicProfileMoved': { slug: 'ewa-lis', replaced: 'ewa' },
  'responsibility.updated': { before: { level_ids: [] }, after: { level_ids: [1] } },
  'review.hidden': { before: 'PUBLISHED' },
  'review.replyEdited': { training_id: 1 },
  'review.replyRemoved': { training_id: 1 },
  'student.importUndone': { import_id: 1, changes: phone },
  'studentPackage.expiryWarned': { days: 7 },
  'studentPackage.importUndone': { import_id: 1 },
  'studentPackage.imported': { import_id: 1, changes },
  'terms.accepted': { version: '2027-01', language: 'pl', sha256: 'a1b2c3', pro_artist_id: 1 },
  'terms.announced': { version: '2027-01', effective_from: '2027-01-01' },
  'training.attendanceAwaited': {},
  'training.attendanceOverdue': {},
  'training.changeAccepted': { training },
  'training.changeRejected': { training },
  'training.rescheduled': { training, is_verified: true },
  'training.sentBack': { training, changes: [{ field: 'seats_max', before: 4, after: 6 }] },
  'translation.kept': { key: 'benefits.title' },
  'user.languageChanged': { before: 'pl', after: 'en-US' },
  'user.mailsChosen': { changes: [{ field: 'mails_messages', before: true, after: false }] },
  'user.passwordForgotten': { email: 'ewa@example.com', first_name: 'Ewa', language: 'pl', token: 'a' },
  'user.recoveryCodeUsed': { count: 3 },
  'user.secondFactorReminded': { required_from: '2027-03-01' },
  'user.signedIn': {},
  'user.viewStopped': {},
  'voucher.expiryReminded': {},
  'voucher.takenBack': { voucher_ids: [1, 2], reason },
  'voucherBatch.undone': { name: 'Podziękowania', kept: 2 },
  'waitingStudent.calledOff': at,
  'waitingStudent.closed': { training_id: 1 },
  'waitingStudent.expired': { training_id: 1 },
  'waitingStudent.unpaid': { training_id: 1 },
} satisfies Rare
