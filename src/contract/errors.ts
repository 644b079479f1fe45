/**
 * Every error that a program may need to tell apart, with its status on the wire. The code is also the key of its
 * sentence in errors.text.ts, which does not compile while one is missing.
 */
export const errorStatus = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  csrf_mismatch: 419,
  invalid: 422,
  too_many_requests: 429,
  server_error: 500,
  overloaded: 503,
  login_throttled: 429,
  step_not_possible: 409,
  artist_has_account: 409,
  last_certificate: 409,
  artist_unreachable: 409,
  artist_has_trainings: 409,
  switch_not_possible: 409,
  edited_meanwhile: 409,
  form_link_unknown: 404,
  form_link_expired: 409,
  form_link_used: 409,
  responsibility_step_not_possible: 409,
  responsibility_closed: 409,
  evidence_closed: 409,
  level_has_artists: 409,
  level_has_requests: 409,
  level_has_responsibilities: 409,
  level_has_benefits: 409,
  level_is_last: 409,
  artist_not_active: 409,
  upgrade_already_requested: 409,
  top_level_reached: 409,
  requirements_not_met: 409,
  upgrade_not_open: 409,
  upgrade_level_changed: 409,
} as const

export type ErrorCode = keyof typeof errorStatus
