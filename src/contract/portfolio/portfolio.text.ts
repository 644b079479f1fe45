import { bilingualTexts } from '#contract/kit/text.ts'

export const portfolioTexts = {
  rights: bilingualTexts({
    pl: {
      'can-moderate-portfolio': 'moderowanie portfolio',
    },
    'en-US': {
      'can-moderate-portfolio': 'moderate portfolios',
    },
  }),
}
