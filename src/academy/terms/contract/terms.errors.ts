export const termsErrors = {
  terms_not_accepted: 403,
  terms_in_force: 409,
  terms_accepted_by: 409,
  terms_replaced: 409,
} as const
