export const studentPackageErrors = {
  package_state: 409,
  package_in_use: 409,
  no_entry: 409,
} as const
