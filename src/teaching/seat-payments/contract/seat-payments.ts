import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, optional, prose } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { shownStudent } from '#people/students/contract/students.shown.ts'
import { seatPaymentStates } from '#teaching/participants/contract/seat-payments.flow.ts'
import { touchedBySeats } from '#teaching/trainings/contract/trainings.refresh.ts'
import { sellingRight } from '#trade/student-packages/contract/student-packages.flow.ts'

const seatPayment = z.object({
  id: id(),
  student: z.object(shownStudent),
  training: z.object({
    id: id(),
    title: bilingual(z.string()),
    starts_at: z.nullable(instant()),
    time_zone: z.string(),
  }),
  currency: z.string(),
  /** What is still to be paid, what the academy has, was waived or refunded, and is to be refunded, in minor units. */
  due: z.int(),
  paid: z.int(),
  waived: z.int(),
  refunded: z.int(),
  to_refund: z.int(),
  /** Who wrote down the last of it, when and why. */
  by: z.nullable(z.string()),
  at: z.nullable(instant()),
  reason: z.nullable(z.string()),
  registered_at: instant(),
  /** Since when money is to be paid back, if it is: the seat was given up, or taken at a higher price. */
  refund_due_since: instant(),
})
export type SeatPayment = z.output<typeof seatPayment>

const byId = '/api/seat-payments/{id}'
const permission = sellingRight
const refreshes = ['seatPayments', ...touchedBySeats] as const
const response = single(seatPayment)
const reason = prose(2000)
/** What was shown to be due or owed, in minor units: if it has changed since, nothing is recorded. Null: any amount. */
const amount = optional(z.int())

/** What seats cost that no entry pays for. No payment is taken here: the office records it. */
export const seatPayments = calls('seatPayments', {
  /** Who owes, or is owed, those who have waited longest first; or what was recorded, the latest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/seat-payments',
    permission: 'can-view-student-packages',
    query: listQuery(['registered_at', 'refund_due_since', 'payment_at'], {
      state: z._default(z.enum(seatPaymentStates), 'DUE'),
    }),
    response: listOf(seatPayment),
  }),
  /** All that is due was paid. */
  pay: endpoint({
    method: 'PUT',
    path: `${byId}/pay`,
    permission,
    refreshes,
    body: z.object({ amount, reason: optional(reason) }),
    response,
  }),
  /** Nobody has to pay what is due. */
  waive: endpoint({
    method: 'PUT',
    path: `${byId}/waive`,
    permission,
    refreshes,
    body: z.object({ amount, reason }),
    response,
  }),
  /** What is to be paid back went back. */
  refund: endpoint({
    method: 'PUT',
    path: `${byId}/refund`,
    permission,
    refreshes,
    body: z.object({ amount, reason }),
    response,
  }),
})
