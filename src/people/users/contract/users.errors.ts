export const userErrors = {
  own_account: 409,
  account_of_artist: 409,
  account_of_student: 409,
  account_owed: 409,
  account_state: 409,
  right_not_yours: 403,
} as const
