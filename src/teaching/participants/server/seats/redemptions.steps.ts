import { type RawBuilder, sql } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { takesPayment } from '#teaching/participants/contract/participants.flow.ts'
import type { VoucherState } from '#trade/vouchers/contract/voucher-states.ts'
import type { voucherErrors } from '#trade/vouchers/contract/vouchers.errors.ts'
import { paysIn, worthOf } from '#trade/vouchers/contract/vouchers.flow.ts'
import { enterReturns, enterUse } from '#trade/vouchers/server/uses.steps.ts'
import { seatPrice, voucherState } from '#trade/vouchers/server/vouchers.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'voucher.redeemed': Redeemed
    'voucher.returned': Redeemed
  }
}

/** By which row of the ledger, how much, and at which training. */
type Redeemed = {
  entry_id: number
  participant_id: number
  training_id: number
  amount: number
  currency: string
  /** The student is notified of the seat, which includes this. */
  with_seat: boolean
}

export type Refusal = { code: keyof typeof voucherErrors; params?: { date: string } }

type Which = { code: string } | { id: number }

/**
 * Pays for a seat with a voucher, as much as is needed; returns the id of the ledger's row. The seat and the voucher
 * are locked in one statement: concurrent payments for the one or with the other run before or after.
 */
export async function redeemVoucher(
  ctx: Actor,
  voucher: Which,
  participantId: number,
  { with_seat = false } = {},
): Promise<number> {
  const { db } = ctx
  const at = await lockBoth(ctx, voucher, participantId)
  if (!at) return fail('voucher_unknown')
  const refusal = refusalOf(ctx, at)
  if (refusal) return fail(refusal.code, refusal.params as { date: string })
  if (at.holder_id !== at.student_user_id) fail('voucher_other_holder')
  if (!takesPayment({ status: at.status, state: at.training_state })) fail('participant_state')
  if (!paysIn(at, at.price_currency)) fail('voucher_other_currency')
  const used = db.selectFrom('voucher_seats').select('voucher_id').where('voucher_id', '=', at.id)
  if (await used.where('participant_id', '=', participantId).executeTakeFirst()) fail('voucher_used_here')
  const amount = worthOf(at, at)
  if (amount === 0) fail('voucher_nothing_due')
  const paid = { participant_id: participantId, currency: at.price_currency }
  const entry_id = await enterUse(ctx, at, { ...paid, amount })
  await ctx.record('voucher.redeemed', at.id, { ...paid, entry_id, training_id: at.training_id, amount, with_seat })
  return entry_id
}

/** Gives back exactly what one redemption took, once. */
export async function returnRedemption(ctx: Actor, redemptionId: number, reason: string | null = null): Promise<void> {
  // Cancelling the seat returns the use as well: the two run one after the other.
  await sql`
    select from participants where id = (select participant_id from voucher_entries where id = ${redemptionId})
    for no key update
  `.execute(ctx.db)
  const [given] = await returnUses(ctx, sql`used.id = ${redemptionId}`, { reason, with_seat: false })
  if (!given) fail('voucher_returned')
}

/** Returns all that vouchers paid for these seats and that was not returned before. The caller has locked the seats. */
export async function returnVouchersOf(ctx: Actor, participantIds: readonly number[]): Promise<void> {
  await returnUses(ctx, sql`used.participant_id = any(${participantIds})`, { reason: null, with_seat: true })
}

async function returnUses(
  ctx: Actor,
  which: RawBuilder<unknown>,
  { reason, with_seat }: { reason: string | null; with_seat: boolean },
) {
  const { rows } = await sql<Omit<Redeemed, 'with_seat'> & { voucher_id: number }>`
    with given as (${enterReturns(ctx, which, reason)})
    select voucher_id, given.id as entry_id, participant_id, training_id, -redeemed as amount, currency
    from given join participants on participants.id = participant_id order by given.id
  `.execute(ctx.db)
  for (const { voucher_id, ...returned } of rows)
    await ctx.record('voucher.returned', voucher_id, { ...returned, with_seat })
  return rows
}

type Standing = { state: VoucherState; available_at: string; valid_until: string }

/** Why nobody can use the voucher now; null: somebody can. */
export function refusalOf(
  { language }: Pick<Actor, 'language'>,
  { state, available_at, valid_until }: Standing,
): Refusal | null {
  const day = (instant: string, less = 0) => dayIn(language, academyDay(new Date(Date.parse(instant) - less)))
  switch (state) {
    case 'BLOCKED':
      return { code: 'voucher_blocked' }
    case 'REFUNDED':
      return { code: 'voucher_refunded' }
    case 'USED':
      return { code: 'voucher_used_up' }
    case 'EXPIRED':
      // What ends at midnight was valid on the day before.
      return { code: 'voucher_expired', params: { date: day(valid_until, 1) } }
    case 'SCHEDULED':
      return { code: 'voucher_not_yet', params: { date: day(available_at) } }
    default:
      return null
  }
}

/** The seat and the voucher, locked, and read after that: what somebody changed meanwhile counts, also of the training. */
async function lockBoth({ db, now }: Actor, voucher: Which, participantId: number) {
  const both = db
    .selectFrom('participants')
    .innerJoin('vouchers', (join) => join.onTrue())
    .where('participants.id', '=', participantId)
    .where((eb) => ('id' in voucher ? eb('vouchers.id', '=', voucher.id) : eb('vouchers.code', '=', voucher.code)))
  await both.select('vouchers.id').forNoKeyUpdate().execute()
  return both
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .select([
      'vouchers.id',
      'vouchers.kind',
      'vouchers.value',
      'vouchers.currency',
      'vouchers.balance',
      'vouchers.holder_id',
      'vouchers.available_at',
      'vouchers.valid_until',
      voucherState(now).as('state'),
      'students.user_id as student_user_id',
      'participants.status',
      'participants.due',
      'trainings.id as training_id',
      'trainings.state as training_state',
      seatPrice.as('price'),
      'trainings.price_currency',
    ])
    .executeTakeFirst()
}
