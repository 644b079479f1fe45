export const calendarErrors = {
  session_over: 409,
} as const
