export const artistErrors = {
  account_out_of_reach: 403,
  application_merged: 409,
  artist_has_trainings: 409,
  switch_not_possible: 409,
} as const
