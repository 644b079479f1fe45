import { portfolioFields } from '#reputation/portfolio/contract/portfolio.fields.ts'

/** What is called so when two people change a work at once. */
export const portfolioLabels = {
  ...portfolioFields.labels,
  status: 'portfolio.status',
  images: 'portfolio.images',
} as const
