export const levelErrors = {
  level_has_artists: 409,
  level_has_requests: 409,
  level_has_responsibilities: 409,
  level_has_benefits: 409,
  level_is_last: 409,
} as const
