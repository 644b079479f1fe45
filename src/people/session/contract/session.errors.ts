export const sessionErrors = {
  login_throttled: 429,
  last_owner: 409,
  account_merged: 403,
} as const
