import { sql } from 'kysely'
import { mayDoAboutPayment, type PaymentAct } from '#contract/participants/seat-payments.flow.ts'
import { seatPayments } from '#contract/participants/seat-payments.ts'
import { type Context, routes } from '#server/kit/http/context.ts'
import { fail, found } from '#server/kit/http/errors.ts'
import { isIn, readList } from '#server/kit/lists/list.ts'
import { paymentRows, visiblePayments } from './seat-payments.queries.ts'

declare module '#server/kit/jobs/events.ts' {
  interface Events {
    'participant.paid': Written
    'participant.paymentWaived': Written
    'participant.refunded': Written
  }
}

type Written = { training_id: number; amount: number; reason: string | null }

const events = { pay: 'participant.paid', waive: 'participant.paymentWaived', refund: 'participant.refunded' } as const
const columns = { pay: 'paid_amount', waive: 'waived_amount', refund: 'refunded_amount' } as const

export const seatPaymentRoutes = routes(seatPayments, {
  list: (ctx, { state, ...query }) =>
    readList(
      ctx.db,
      { ...query, sortBy: query.sortBy ?? 'registered_at' },
      {
        matching: visiblePayments(ctx).where(state === 'DUE' ? 'due' : 'to_refund', '>', 0),
        rows: paymentRows,
        search: (word) =>
          sql<boolean>`student_id = any (array(select id from students where ${isIn(sql.ref('students.search'), word)}))`,
        sort: { registered_at: [sql.ref('registered_at')] },
        id: sql.ref<number>('participants.id'),
      },
    ),

  pay: act('pay'),
  waive: act('waive'),
  refund: act('refund'),
})

/** Writes down what became of all that is due, or is to be paid back. */
function act(name: PaymentAct) {
  return {
    subject: (ctx: Context, { id }: { id: number }) =>
      visiblePayments(ctx).select('participants.id').where('participants.id', '=', id).executeTakeFirst(),
    handle: async (ctx: Context, { id, reason }: { id: number; reason: string | null }) => {
      const { db, user, now } = ctx
      const seat = await db
        .selectFrom('participants')
        .select(['training_id', 'due', 'to_refund'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      if (!mayDoAboutPayment[name](seat)) fail('seat_payment_state')
      const amount = name === 'refund' ? seat.to_refund : seat.due
      await db
        .updateTable('participants')
        .set(({ eb }) => ({
          [columns[name]]: eb(columns[name], '+', amount),
          ...{ payment_at: now, payment_by: user.id, payment_reason: reason },
        }))
        .where('id', '=', id)
        .execute()
      await ctx.record(events[name], id, { training_id: seat.training_id, amount, reason })
      const row = await paymentRows(visiblePayments(ctx)).where('participants.id', '=', id).executeTakeFirst()
      return { data: found(row) }
    },
  }
}
