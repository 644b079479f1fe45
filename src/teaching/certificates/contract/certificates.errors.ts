export const certificateErrors = {
  certificate_over: 409,
  certificate_unchanged: 409,
  bundle_empty: 409,
  bundle_too_large: 409,
} as const
