import { sql } from 'kysely'
import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { isIn, readList } from '#kit/server/lists/list.ts'
import type { PaymentAct, SeatPaymentState } from '#teaching/participants/contract/seat-payments.flow.ts'
import { type Shown, writePayment } from '#teaching/participants/server/seats/seat-payments.steps.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import { paymentRows, paymentsIn, refundDueSince, visiblePayments } from './seat-payments.queries.ts'

export const seatPaymentRoutes = routes(seatPayments, {
  list: (ctx, { state, ...query }) =>
    readList(
      ctx.db,
      { ...query, ...(!query.sortBy && firstOrder(state)) },
      {
        table: 'participants',
        matching: paymentsIn(state, visiblePayments(ctx)),
        rows: paymentRows,
        search: (word) =>
          sql<boolean>`student_id = any (array(select id from students where ${isIn(sql.ref('students.search'), word)}))`,
        sort: { refund_due_since: [refundDueSince] },
      },
    ),

  pay: act('pay'),
  waive: act('waive'),
  refund: act('refund'),
})

function firstOrder(state: SeatPaymentState) {
  return state === 'RECORDED'
    ? ({ sortBy: 'payment_at', descending: 1 } as const)
    : ({ sortBy: 'registered_at' } as const)
}

function act(name: PaymentAct) {
  return {
    subject: (ctx: Context, { id }: { id: number }) =>
      visiblePayments(ctx).select('participants.id').where('participants.id', '=', id).executeTakeFirst(),
    handle: async (ctx: Context, { id, ...shown }: Shown & { id: number }) => {
      await writePayment(ctx, id, name, shown)
      const row = await paymentRows(visiblePayments(ctx)).where('participants.id', '=', id).executeTakeFirst()
      return { data: found(row) }
    },
  }
}
