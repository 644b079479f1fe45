export const twoFactorErrors = {
  code_throttled: 429,
  code_not_asked: 409,
  confirmation_needed: 403,
  authenticator_there: 409,
  authenticator_not_begun: 409,
  no_second_factor: 409,
  passkey_not_asked: 409,
  second_factor_needed: 403,
} as const
