import type { VoucherTerms } from '#contract/issued-vouchers/voucher-terms.ts'
import type { Context } from '#server/kit/http/context.ts'
import { failFields } from '#server/kit/http/errors.ts'
import { shift } from '#server/kit/postgres/instant.ts'
import { endOf } from '#server/kit/postgres/midnight.ts'
import { settingsInForce } from '../settings/settings.queries.ts'
import type { NewVoucher } from '../vouchers/vouchers.steps.ts'

/** A voucher as the office asks for it; nobody could use one that ends before its first day. */
export async function termsToIssue(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { kind, percent, amount, budget, valid_until, ...terms }: VoucherTerms,
): Promise<Omit<NewVoucher, 'holder_id'>> {
  const { voucherDelayInDays: days } = await settingsInForce(db)
  const end = await endOf(db, valid_until)
  if (end <= shift(now, { days })) failFields({ valid_until: 'voucher_ends_early' })
  return {
    ...terms,
    kind,
    value: (kind === 'PERCENT' ? percent : amount?.amount) as number,
    currency: (kind === 'AMOUNT' ? amount : budget)?.currency ?? null,
    budget: budget?.amount ?? null,
    valid_until: end,
  }
}
