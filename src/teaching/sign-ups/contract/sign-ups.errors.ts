export const signUpErrors = {
  sign_up_unknown: 404,
  sign_up_closed: 404,
  sign_up_over: 409,
  sign_up_state: 409,
  sign_up_account: 409,
  sign_up_blocked: 409,
  sign_up_seated: 409,
  sign_up_listed: 409,
  sign_up_waits: 409,
} as const
