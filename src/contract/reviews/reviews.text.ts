import { bilingualTexts } from '#contract/kit/text.ts'

export const reviewTexts = {
  rights: bilingualTexts({
    pl: {
      'can-view-all-reviews': 'przeglądanie wszystkich opinii',
      'can-moderate-reviews': 'moderowanie opinii',
    },
    'en-US': {
      'can-view-all-reviews': 'view all reviews',
      'can-moderate-reviews': 'moderate reviews',
    },
  }),
}
