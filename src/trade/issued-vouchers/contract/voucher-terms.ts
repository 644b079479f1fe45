import { z } from 'zod/mini'
import { optional, plannedDay, prose, wholeNumber } from '#kit/contract/fields.ts'
import { type Money, money } from '#kit/contract/values/money.ts'
import { givenSources, voucherKinds } from '#trade/vouchers/contract/voucher-states.ts'

/** An amount that may stay empty: a form holds it without its number. */
const optionalMoney = () =>
  z._default(
    z.pipe(
      z.custom<Money | null>(),
      z.pipe(
        z.transform((given: Money | null) => (isEmpty(given) ? null : given)),
        z.nullable(money()),
      ),
    ),
    null,
  )

function isEmpty(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'amount' in given && (given.amount ?? '') === ''
}

/** The terms of a voucher that the office issues, or of each of many. */
export const voucherTerms = {
  source: z._default(z.enum(givenSources), 'ADMIN'),
  kind: z.enum(voucherKinds),
  /** What a `PERCENT` voucher takes off. */
  percent: optional(wholeNumber({ min: 1, max: 100 })),
  /** What one use of an `AMOUNT` voucher takes off, at most. */
  amount: optionalMoney(),
  max_usages: wholeNumber({ min: 1, max: 1000 }),
  /** What all its uses take off together, at most; null: as much as each use does. */
  budget: optionalMoney(),
  /** The last day, of the academy. */
  valid_until: plannedDay(),
  /** What was paid for it; null: it is free. */
  price: optionalMoney(),
  note: optional(prose(500)),
}
const terms = z.object(voucherTerms)
export type VoucherTerms = z.output<typeof terms>

const isMore = (field: 'amount' | 'budget' | 'price') =>
  z.refine<VoucherTerms>((its) => its[field]?.amount !== 0, { path: [field, 'amount'], error: 'amount' })

/** One value, by its kind; and what is given is more than nothing. */
export const haveValue = [
  z.refine<VoucherTerms>(({ kind, percent }) => kind !== 'PERCENT' || percent !== null, {
    path: ['percent'],
    error: 'required',
  }),
  z.refine<VoucherTerms>(({ kind, amount }) => kind !== 'AMOUNT' || amount !== null, {
    path: ['amount', 'amount'],
    error: 'required',
  }),
  ...[isMore('amount'), isMore('budget'), isMore('price')],
]
