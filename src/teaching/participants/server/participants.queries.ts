import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { shownOfStudent } from '#people/students/server/students.queries.ts'
import { cancelsFreeUntil, hasBegun } from '#teaching/participants/contract/participants.flow.ts'
import type { Board, OwnSeat, Participant, SeatDetails } from '#teaching/participants/contract/participants.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { paidByVouchers, seatWaived, settlementOf } from '#trade/vouchers/server/vouchers.queries.ts'
import { transferFor } from './seats/transfers.queries.ts'

/** Trainings whose participants the reader leads: all for the office, an artist's own. A student who has a seat sees no other. */
export function ledTrainings({ db, user }: Reader) {
  return db
    .selectFrom('trainings')
    .$if(!hasPermission(user, allTrainingsRight), (some) =>
      some.where('trainings.pro_artist_id', '=', user.pro_artist?.id ?? 0),
    )
}

/** The participants of those trainings. */
export function ledParticipants(asking: Reader, trainingId: number) {
  return asking.db
    .selectFrom('participants')
    .where('participants.training_id', '=', trainingId)
    .where('participants.training_id', 'in', ledTrainings(asking).select('trainings.id'))
}

/** The reader's own. */
export function ownParticipants({ db, user }: Reader) {
  return db
    .selectFrom('participants')
    .where('student_id', 'in', db.selectFrom('students').select('students.id').where('user_id', '=', user.id))
}

export const studentOf = sql<Participant['student']>`json_build_object(${shownOfStudent}, 'phone', students.phone)`

const packageOf = sql<Participant['package']>`(
  select json_build_object('id', id, 'name', name) from student_packages where id = student_package_id
)`

/** Whether a seat cost something: an entry, what vouchers took off, or money that was not promised back. */
const hasCost = sql<boolean>`(
  student_package_id is not null or paid_amount - refunded_amount - to_refund > 0
  or (select coalesce(sum(redeemed), 0) from voucher_entries where participant_id = participants.id) > 0
)`

/** Nobody sat on it: it was given up, or the training is over without them. */
const isUnused = sql<boolean>`(
  participants.status = 'CANCELLED' or outcome in ('NO_SHOW', 'NONE')
    and exists (select from trainings where trainings.id = participants.training_id and state = 'COMPLETED')
)`

export const isReturnable = sql<boolean>`(${isUnused} and ${hasCost})`

const payment = sql<Participant['payment']>`(
  select json_build_object(
    'due', due, 'paid', paid_amount - refunded_amount, 'waived', ${seatWaived}, 'refunded', refunded_amount,
    'to_refund', to_refund, 'currency', price_currency
  ) from trainings where trainings.id = participants.training_id
)`

const attendance = sql<Participant['attendance']>`(
  select coalesce(json_agg(json_build_object('session_id', training_session_id, 'is_present', is_present)), '[]')
  from attendances where participant_id = participants.id
)`

export function participantRows(db: Db) {
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .select([
      'participants.id',
      studentOf.as('student'),
      'participants.status',
      'outcome',
      'participants.revision',
      'registered_at',
      packageOf.as('package'),
      paidByVouchers.as('vouchers'),
      'cancelled_at',
      'is_late',
      isReturnable.as('is_returnable'),
      payment.as('payment'),
      'cancel_reason',
      attendance.as('attendance'),
    ])
}

export function participantById(db: Db, id: number): Promise<Participant | undefined> {
  return participantRows(db).where('participants.id', '=', id).executeTakeFirst()
}

/** The sessions of the training in the query. */
export const sessions = sql<Board['sessions']>`(
  select coalesce(json_agg(json_build_object('id', id, 'starts_at', starts_at, 'ends_at', ends_at) order by starts_at, id), '[]')
  from training_sessions where training_id = trainings.id
)`

/** Where the training in the query is held, in one line; null: it is online. */
export const venueInLine = sql<string | null>`case when venue is not null then
  concat_ws(', ', nullif(venue ->> 'name', ''), nullif(venue ->> 'address', ''), nullif(venue ->> 'city', ''))
end`

/** The columns of a training that a student sees. */
export const trainingFactsOf = [
  'trainings.title',
  sql<string | null>`coalesce((
    select ${fullNameIn()} from pro_artists where id = trainings.pro_artist_id
  ), former_artist)`.as('artist'),
  'trainings.state',
  'trainings.time_zone',
  venueInLine.as('place'),
  'trainings.online_url',
  sessions.as('sessions'),
] as const

/** Where the reader has or had a seat, what is still to come first. */
export async function ownSeats(ctx: Reader<'now'>): Promise<OwnSeat[]> {
  const rows = await seatRows(ctx)
    .orderBy('trainings.starts_at', (order) => order.desc().nullsFirst())
    .orderBy('participants.id', 'desc')
    .execute()
  return rows.map((row) => shown(row, ctx))
}

/** The reader's seat at one training, with all that they have to know to come. */
export async function ownSeatAt(ctx: Reader<'now'>, trainingId: number): Promise<SeatDetails | undefined> {
  const row = await seatRows(ctx)
    .select(['trainings.description', 'trainings.to_bring', 'trainings.technique', 'trainings.language'])
    .where('participants.training_id', '=', trainingId)
    .executeTakeFirst()
  if (!row) return undefined
  const { description, to_bring, technique, language, ...seat } = row
  const { price: amount, due, paid, waived, to_refund, currency } = await settlementOf(ctx.db, row.id)
  const price = { amount, currency: currency as SeatDetails['price']['currency'] }
  const settled = { price, due, paid, waived, to_refund }
  // A seat that was given up is not paid any more.
  const transfer = seat.status === 'CANCELLED' ? null : await transferFor(ctx.db, row.id)
  return { ...shown(seat, ctx), description, to_bring, technique, language, ...settled, transfer }
}

function seatRows(ctx: Reader<'now'>) {
  return ownParticipants(ctx)
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['participants.id', 'participants.training_id', ...trainingFactsOf])
    .select(['trainings.starts_at', 'status', 'outcome', 'accepted_at'])
    .select([packageOf.as('package'), paidByVouchers.as('vouchers')])
}

type SeatRow = Awaited<ReturnType<ReturnType<typeof seatRows>['execute']>>[number]

function shown({ starts_at, accepted_at, ...row }: SeatRow, { now }: Pick<Reader<'now'>, 'now'>): OwnSeat {
  return {
    ...row,
    online_url: row.status === 'CANCELLED' ? null : row.online_url,
    has_begun: hasBegun({ starts_at }, now),
    cancels_free_until: starts_at && cancelsFreeUntil(starts_at, accepted_at),
  }
}

/**
 * Students who can be registered: an artist finds those they have taught or sold to, and any student by their full
 * email.
 */
export function candidates(asking: Reader, email: string) {
  const { db, user } = asking
  const artistId = user.pro_artist?.id ?? 0
  const taught = db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select('participants.student_id')
    .where('trainings.pro_artist_id', '=', artistId)
  const soldTo = db.selectFrom('student_packages').select('student_id').where('pro_artist_id', '=', artistId)
  return db
    .selectFrom('students')
    .where('students.status', '=', 'ACTIVE')
    .$if(!hasPermission(user, 'can-view-students'), (some) =>
      some.where(({ or, eb }) =>
        or([
          eb('students.id', 'in', taught),
          eb('students.id', 'in', soldTo),
          eb(sql`lower(students.email)`, '=', email.toLowerCase()),
        ]),
      ),
    )
}
