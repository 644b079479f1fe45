export const accountErrors = {
  session_in_use: 409,
} as const
