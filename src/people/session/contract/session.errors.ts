export const sessionErrors = {
  login_throttled: 429,
  last_owner: 409,
} as const
