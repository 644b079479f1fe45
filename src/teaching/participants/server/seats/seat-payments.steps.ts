import type { Actor } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { mayDoAboutPayment, type PaymentAct } from '#teaching/participants/contract/seat-payments.flow.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'participant.paid': Written
    'participant.paymentWaived': Written
    'participant.refunded': Written
  }
}

type Written = { training_id: number; amount: number; reason: string | null }

const events = { pay: 'participant.paid', waive: 'participant.paymentWaived', refund: 'participant.refunded' } as const
const columns = { pay: 'paid_amount', waive: 'waived_amount', refund: 'refunded_amount' } as const

/** The amount that the office saw as it decided; null: any amount. */
export type Shown = { amount: number | null; reason: string | null }

/** Writes down what became of all that is due for a seat, or is to be paid back. */
export async function writePayment(
  ctx: Actor,
  id: number,
  act: PaymentAct,
  { amount: shown, reason }: Shown,
): Promise<void> {
  const { db, user, now } = ctx
  const seat = await db
    .selectFrom('participants')
    .select(['training_id', 'due', 'to_refund'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const amount = act === 'refund' ? seat.to_refund : seat.due
  if (!mayDoAboutPayment[act](seat) || (shown !== null && shown !== amount)) fail('seat_payment_state')
  await db
    .updateTable('participants')
    .set(({ eb }) => ({
      [columns[act]]: eb(columns[act], '+', amount),
      ...{ payment_at: now, payment_by: user?.id ?? null, payment_reason: reason },
    }))
    .where('id', '=', id)
    .execute()
  await ctx.record(events[act], id, { training_id: seat.training_id, amount, reason })
}
