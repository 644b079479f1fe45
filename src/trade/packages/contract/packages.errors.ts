export const packageErrors = {
  package_was_sold: 409,
} as const
