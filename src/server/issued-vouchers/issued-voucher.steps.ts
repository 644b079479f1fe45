import { sql } from 'kysely'
import type { VoucherTerms } from '#contract/issued-vouchers/voucher-terms.ts'
import type { Context } from '#server/kit/http/context.ts'
import { failFields } from '#server/kit/http/errors.ts'
import { shift } from '#server/kit/postgres/instant.ts'
import { endOf } from '#server/kit/postgres/midnight.ts'
import { settingsInForce } from '../settings/settings.queries.ts'
import type { NewVoucher } from '../vouchers/vouchers.steps.ts'

/** Nobody could use a voucher that ends before its first day. */
export async function endsEarly({ db, now }: Pick<Context, 'db' | 'now'>, end: string): Promise<boolean> {
  const { voucherDelayInDays: days } = await settingsInForce(db)
  return end <= shift(now, { days })
}

/** A voucher as the office asks for it. */
export async function termsToIssue(
  ctx: Pick<Context, 'db' | 'now'>,
  { kind, percent, amount, budget, valid_until, ...terms }: VoucherTerms,
): Promise<Omit<NewVoucher, 'holder_id'>> {
  const end = await endOf(ctx.db, valid_until)
  if (await endsEarly(ctx, end)) failFields({ valid_until: 'voucher_ends_early' })
  return {
    ...terms,
    kind,
    value: (kind === 'PERCENT' ? percent : amount?.amount) as number,
    currency: (kind === 'AMOUNT' ? amount : budget)?.currency ?? null,
    budget: budget?.amount ?? null,
    valid_until: end,
  }
}

type Likeness = Pick<NewVoucher, 'source' | 'kind' | 'value' | 'currency' | 'price'>

/** Of vouchers: those that say the very same. */
export function isLike({ source, kind, value, currency = null, price }: Likeness) {
  return sql<boolean>`(
    source = ${source} and kind = ${kind} and value = ${value} and currency is not distinct from ${currency}
      and (payment_status = 'FREE') = ${!price}
  )`
}

/** Whether somebody can use the very same already, now or soon. */
export async function holdsLike({ db, now }: Pick<Context, 'db' | 'now'>, voucher: NewVoucher): Promise<boolean> {
  const held = await db
    .selectFrom('vouchers')
    .select('id')
    .where('holder_id', '=', voucher.holder_id)
    .where('valid_until', '>', now.toISOString())
    .where('blocked_at', 'is', null)
    .where('uses_left', '>', 0)
    .where(isLike(voucher))
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
}
