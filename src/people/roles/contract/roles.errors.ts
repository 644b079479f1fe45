export const roleErrors = {
  role_fixed: 409,
} as const
