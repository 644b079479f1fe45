import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { activationStatus, linkStates } from '#network/artists/contract/artists.flow.ts'
import { reminderDays } from '#reputation/reviews/contract/reviews.flow.ts'
import { isWaiting } from '#reputation/reviews/server/review-links.queries.ts'
import { openStates } from '#teaching/trainings/contract/trainings.flow.ts'
import type {} from '#teaching/trainings/server/trainings.queries.ts'
import { isUsable } from '#trade/vouchers/server/vouchers.queries.ts'

/** The subject of a reminder. Another occasion, such as another day of the same training, is another reminder. */
export type Due = { id: number; occasion: string }
type Find = (db: Db, now: Date) => Promise<Due[]>

/** In days. */
const formWaits = 7
const formEnds = 3
const confirmsBefore = 3
const attendanceWaits = 3
/** What is over for longer is nobody's business any more. */
const longestAgo = 30
const voucherEnds = 7
/** Ten thousand may end on one day: the rest is reminded of an hour later. */
const atOnce = 2000

/** Applicants who have yet to send their data form: after a week, and once more before their link ends. */
export const formsDue: Find = (db, now) =>
  db
    .selectFrom('pro_artist_links')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_links.pro_artist_id')
    .select(['pro_artists.id', formOccasion(now).as('occasion')])
    .where('invitation_status', 'in', [...linkStates])
    .where('activation_status', '=', activationStatus.ENABLED)
    .where('pro_artist_links.expires_at', '>', now.toISOString())
    .where(({ or, eb }) =>
      or([
        eb('pro_artist_links.created_at', '<=', shift(now, { days: -formWaits })),
        eb('pro_artist_links.expires_at', '<=', shift(now, { days: formEnds })),
      ]),
    )
    .where(isNew('proArtist.formReminded', sql`pro_artists.id`, formOccasion(now)))
    .execute()

/** If both are past, the later one counts. A new link, or a longer one, gives an artist time again. */
function formOccasion(now: Date) {
  return sql<string>`case when pro_artist_links.expires_at <= ${shift(now, { days: formEnds })}
    then 'ends ' || pro_artist_links.expires_at else 'waits ' || pro_artist_links.created_at end`
}

/** Students who have yet to confirm their seat. */
export const seatsDue: Find = (db, now) =>
  db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['participants.id', startOf.as('occasion')])
    .where('participants.status', '=', 'REGISTERED')
    .where('trainings.state', 'in', openStates)
    .where('trainings.starts_at', '>', now.toISOString())
    .where('trainings.starts_at', '<=', shift(now, { days: confirmsBefore }))
    // Who has just been registered was written then.
    .where('participants.registered_at', '<=', shift(now, { days: -1 }))
    .where(isNew('participant.confirmationAwaited', sql`participants.id`, startOf))
    .execute()

const startOf = sql<string>`trainings.starts_at::text`

/** Trainings that are over and not completed: their artists record who came. */
export const attendanceDue: Find = (db, now) => over(db, now, 'training.attendanceAwaited', 0)

/** The same some days later: the office looks after it. */
export const attendanceOverdue: Find = (db, now) => over(db, now, 'training.attendanceOverdue', attendanceWaits)

function over(db: Db, now: Date, event: string, days: number) {
  const endOf = sql<string>`trainings.ends_at::text`
  return db
    .selectFrom('trainings')
    .select(['trainings.id', endOf.as('occasion')])
    .where('state', 'in', openStates)
    .where('pro_artist_id', 'is not', null)
    .where('seats_taken', '>', 0)
    .where('ends_at', '<=', shift(now, { days: -days }))
    .where('ends_at', '>', shift(now, { days: -longestAgo }))
    .where(isNew(event, sql`trainings.id`, endOf))
    .execute()
}

/** Usable vouchers in their last week. A holder who got one, or a later end, within that week knows its end. */
export const vouchersDue: Find = (db, now) => {
  const week = sql`make_interval(days => ${voucherEnds}::int)`
  const endOf = sql<string>`vouchers.valid_until::text`
  return db
    .selectFrom('vouchers')
    .innerJoin('users', 'users.id', 'vouchers.holder_id')
    .select(['vouchers.id', endOf.as('occasion')])
    .where(isUsable(now))
    .where('vouchers.valid_until', '<=', midnight(academyDay(now), voucherEnds + 1))
    .where('vouchers.issued_at', '<', sql<string>`vouchers.valid_until - ${week}`)
    .where('users.is_blocked', '=', false)
    .where(
      sql<SqlBool>`not exists (
        select from voucher_entries
        where voucher_id = vouchers.id and kind = 'EXTEND' and made_at >= vouchers.valid_until - ${week}
      )`,
    )
    .where(isNew('voucher.expiryReminded', sql`vouchers.id`, endOf))
    .orderBy('vouchers.valid_until')
    .limit(atOnce)
    .execute()
}

/** Attendees who have yet to write a review, while their link is valid. */
export const reviewsDue: Find = (db, now) =>
  db
    .selectFrom('review_links')
    .select(['participant_id as id', onlyOccasion.as('occasion')])
    .where('made_at', '<=', shift(now, { days: -reminderDays }))
    .where('used_at', 'is', null)
    .where(isWaiting(now))
    .where(isNew('participant.reviewAwaited', sql`participant_id`, onlyOccasion))
    .orderBy('made_at')
    .limit(atOnce)
    .execute()

/** Even if their attendance is removed and recorded again. */
const onlyOccasion = sql<string>`'asked'`

function isNew(event: string, id: RawBuilder<unknown>, occasion: RawBuilder<string>) {
  return sql<SqlBool>`not exists (
    select from reminders where reminders.event = ${event} and subject_id = ${id} and reminders.occasion = ${occasion}
  )`
}
