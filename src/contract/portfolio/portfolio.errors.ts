export const portfolioErrors = {
  portfolio_status: 409,
  portfolio_pictureless: 409,
} as const
