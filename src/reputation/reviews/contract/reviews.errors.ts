export const reviewErrors = {
  review_link_unknown: 404,
  review_link_expired: 409,
  review_link_withdrawn: 409,
  review_written: 409,
  review_not_written: 409,
  review_closed: 409,
  review_taken_down: 409,
  review_state: 409,
} as const
