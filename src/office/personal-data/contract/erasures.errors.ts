export const erasureErrors = {
  erasure_pending: 409,
  erasure_obstacles: 409,
  erasure_own: 409,
  erasure_over: 409,
  account_leaving: 403,
} as const
