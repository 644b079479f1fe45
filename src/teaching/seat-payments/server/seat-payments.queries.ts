import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { shownOfStudent } from '#people/students/server/students.queries.ts'
import type { SeatPaymentState } from '#teaching/participants/contract/seat-payments.flow.ts'
import type { SeatPayment } from '#teaching/seat-payments/contract/seat-payments.ts'
import { seatWaived } from '#trade/vouchers/server/vouchers.queries.ts'

/**
 * Seats for users who manage the academy's sales, and none for others. Every read and write of payments starts here.
 */
export function visiblePayments({ db, user }: Reader) {
  return db
    .selectFrom('participants')
    .$if(!hasPermission(user, 'can-view-student-packages'), (some) => some.where(sql<boolean>`false`))
}

type Payments = ReturnType<typeof visiblePayments>

/** The payments for seats that were cancelled, or whose price was lowered. */
export function seatsToRefund(db: Db) {
  return db.selectFrom('participants').where('to_refund', '>', 0)
}

const matching = {
  DUE: (seats) => seats.where('due', '>', 0),
  TO_REFUND: (seats) => seats.where('to_refund', '>', 0),
  RECORDED: (seats) => seats.where('payment_at', 'is not', null),
} as const satisfies Record<SeatPaymentState, (seats: Payments) => Payments>

export function paymentsIn(state: SeatPaymentState, seats: Payments): Payments {
  return matching[state](seats)
}

/** Since when that is to be paid back: the queue's age, and the order in which it is worked off. */
export const refundDueSince = sql<string>`coalesce(participants.cancelled_at, participants.registered_at)`

export function paymentRows(seats: Payments) {
  return seats
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select([
      'participants.id',
      sql<SeatPayment['student']>`json_build_object(${shownOfStudent})`.as('student'),
      sql<SeatPayment['training']>`json_build_object(
        'id', trainings.id, 'title', title, 'starts_at', starts_at, 'time_zone', time_zone
      )`.as('training'),
      'price_currency as currency',
      'due',
      sql<number>`paid_amount - refunded_amount`.as('paid'),
      seatWaived.as('waived'),
      'refunded_amount as refunded',
      'to_refund',
      sql<string | null>`(
        select ${nameOrNullIn()} from users where users.id = payment_by
      )`.as('by'),
      'payment_at as at',
      'payment_reason as reason',
      'registered_at',
      refundDueSince.as('refund_due_since'),
    ])
}
