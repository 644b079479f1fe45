export const voucherBatchErrors = {
  batch_state: 409,
  batch_nothing: 409,
  voucher_again: 409,
  batch_ends_early: 409,
} as const
