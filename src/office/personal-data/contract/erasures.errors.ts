export const erasureErrors = {
  erasure_pending: 409,
  erasure_obstacles: 409,
  erasure_own: 409,
  erasure_over: 409,
  account_leaving: 403,
  guest_has_account: 409,
  guest_unknown: 404,
} as const
