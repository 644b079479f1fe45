export const conversationErrors = {
  reader_unreachable: 409,
} as const
