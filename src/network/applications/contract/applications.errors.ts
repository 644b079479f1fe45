export const applicationErrors = {
  step_not_possible: 409,
  artist_has_account: 409,
  form_link_unknown: 404,
  form_link_expired: 409,
  form_link_used: 409,
  form_link_replaced: 409,
  form_link_rejected: 409,
} as const
