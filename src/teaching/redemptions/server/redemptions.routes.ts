import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { ledTrainings } from '#teaching/participants/server/participants.queries.ts'
import {
  type Refusal,
  redeemVoucher,
  refusalOf,
  returnRedemption,
} from '#teaching/participants/server/seats/redemptions.steps.ts'
import { type CheckedVoucher, redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { readVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import { paysIn, worthOf } from '#trade/vouchers/contract/vouchers.flow.ts'
import type { VoucherFacts } from '#trade/vouchers/contract/vouchers.ts'
import { voucherByCode } from '#trade/vouchers/server/vouchers.queries.ts'
import { redemptionsAt, seatsOfHolder } from './redemptions.queries.ts'

/** How many redemptions a screen looks back at. */
const shown = 20

export const redemptionRoutes = routes(redemptions, {
  check: async (ctx, { code }) => {
    const voucher = await voucherByCode(ctx.db, readVoucherCode(code) ?? '', ctx.now)
    if (!voucher) return fail('voucher_unknown')
    const held = await seatsOfHolder(ctx.db, voucher.id, ctx.now, ledTrainings(ctx).select('trainings.id'))
    const seats = held.map(({ is_used, ...seat }) => ({
      ...seat,
      takes: paysIn(voucher, seat.currency) && !is_used ? worthOf(voucher, seat) : 0,
    }))
    const isUsedHere = held.some(({ is_used }) => is_used)
    const refusal = refusalOf(ctx, voucher) ?? refusalAt(voucher, seats, isUsedHere)
    if (!refusal) return { data: { voucher, refusal, seats } }
    const message = ctx.t(`errors.${refusal.code}`, refusal.params as { date: string })
    return { data: { voucher, refusal: { code: refusal.code, message }, seats } }
  },

  redeem: async (ctx, { code, participant_id }) => {
    found(
      await ledTrainings(ctx)
        .innerJoin('participants', 'participants.training_id', 'trainings.id')
        .select('participants.id')
        .where('participants.id', '=', participant_id)
        .executeTakeFirst(),
    )
    return answer(ctx, await redeemVoucher(ctx, { code: readVoucherCode(code) ?? '' }, participant_id))
  },

  latest: async (ctx) => ({
    data: await ledRedemptions(ctx).orderBy(latest(ctx), 'desc').limit(shown).execute(),
  }),

  giveBack: {
    subject: (ctx, { id }) => redemption(ctx, id),
    handle: async (ctx, { id }) => {
      await returnRedemption(ctx, id)
      return answer(ctx, id)
    },
  },
})

/** Why a voucher that can be used cannot be used at any of these seats. */
function refusalAt(voucher: VoucherFacts, seats: CheckedVoucher['seats'], isUsedHere: boolean): Refusal | null {
  if (seats.some(({ takes }) => takes > 0)) return null
  if (seats.length === 0) return { code: 'voucher_other_holder' }
  const isForeign = seats.every(({ currency }) => !paysIn(voucher, currency))
  if (isForeign) return { code: 'voucher_other_currency' }
  return { code: isUsedHere ? 'voucher_used_here' : 'voucher_nothing_due' }
}

const ledRedemptions = (ctx: Context) =>
  redemptionsAt(ctx.db).where('trainings.id', 'in', ledTrainings(ctx).select('trainings.id'))

/** The office's are met at the end of the ledger; for an artist's few the database would read all of it backwards, so it gathers these. */
const latest = ({ user }: Context) =>
  hasPermission(user, allTrainingsRight) ? sql`voucher_entries.id` : sql`voucher_entries.id + 0`

const redemption = (ctx: Context, id: number) =>
  ledRedemptions(ctx).where('voucher_entries.id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await redemption(ctx, id)) })
