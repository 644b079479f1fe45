export const portfolioStatuses = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'HIDDEN'] as const
export type PortfolioStatus = (typeof portfolioStatuses)[number]
