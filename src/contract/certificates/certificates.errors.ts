export const certificateErrors = {
  certificate_over: 409,
} as const
