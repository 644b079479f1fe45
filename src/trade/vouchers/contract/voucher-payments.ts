import { z } from 'zod/mini'
import { id, instant } from '#kit/contract/fields.ts'
import { voucherKinds } from './voucher-states.ts'

/* What vouchers pay of a seat, for the screens of seats. */

/**
 * A voucher that could pay for a seat, the first one to expire on top; the user who registers the student has no access
 * to its code.
 */
export const voucherChoice = z.object({
  id: id(),
  code_end: z.string(),
  kind: z.enum(voucherKinds),
  value: z.int(),
  currency: z.nullable(z.string()),
  balance: z.nullable(z.int()),
  uses_left: z.int(),
  valid_until: instant(),
})
export type VoucherChoice = z.output<typeof voucherChoice>

/** What a voucher paid of a seat. */
export const paidByVoucher = z.object({ id: id(), code_end: z.string(), amount: z.int(), currency: z.string() })
export type PaidByVoucher = z.output<typeof paidByVoucher>
