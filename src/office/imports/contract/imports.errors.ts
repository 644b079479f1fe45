export const importErrors = {
  import_state: 409,
  import_nothing: 409,
  import_dates: 409,
} as const
