export const studentPackageErrors = {
  package_state: 409,
  package_in_use: 409,
  refund_changed: 409,
  no_entry: 409,
  pause_has_trainings: 409,
} as const
