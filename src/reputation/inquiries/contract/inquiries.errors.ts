export const inquiryErrors = {
  inquiry_closed: 404,
} as const
