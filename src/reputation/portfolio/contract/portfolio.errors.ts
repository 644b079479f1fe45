export const portfolioErrors = {
  portfolio_status: 409,
  portfolio_pictureless: 409,
  portfolio_wordless: 409,
  portfolio_health: 409,
  portfolio_copy_refused: 409,
  portfolio_copy_asked: 409,
} as const
