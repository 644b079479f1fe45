export const tokenErrors = {
  token_still_works: 409,
  too_many_tokens: 409,
} as const
