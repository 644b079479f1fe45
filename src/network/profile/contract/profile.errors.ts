export const profileErrors = {
  last_certificate: 409,
} as const
