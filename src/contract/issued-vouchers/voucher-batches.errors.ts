export const voucherBatchErrors = {
  batch_state: 409,
  batch_nothing: 409,
} as const
