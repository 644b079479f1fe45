export const duplicateErrors = {
  pair_state: 409,
} as const
