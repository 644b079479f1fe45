/** Why a voucher is refused, each by its own name. */
export const voucherErrors = {
  voucher_unknown: 404,
  voucher_not_yet: 409,
  voucher_expired: 409,
  voucher_used_up: 409,
  voucher_blocked: 409,
  voucher_refunded: 409,
  voucher_other_holder: 409,
  voucher_other_currency: 409,
  voucher_nothing_due: 409,
  voucher_used_here: 409,
  voucher_returned: 409,
  voucher_state: 409,
  voucher_too_little: 409,
} as const
