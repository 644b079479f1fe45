export const privacyErrors = {
  privacy_newer: 409,
  privacy_operator_missing: 409,
} as const
