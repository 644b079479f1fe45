import { bilingualTexts } from './kit/text.ts'

export const statusUpgradeTexts = bilingualTexts({
  pl: {
    missing_trainings_completed: {
      one: '{{count}} ukończonego szkolenia',
      few: '{{count}} ukończonych szkoleń',
      many: '{{count}} ukończonych szkoleń',
      other: '{{count}} ukończonego szkolenia',
    },
    missing_reviews_count: {
      one: '{{count}} opinii',
      few: '{{count}} opinii',
      many: '{{count}} opinii',
      other: '{{count}} opinii',
    },
    missing_approved_portfolio_items: {
      one: '{{count}} zatwierdzonej pracy w portfolio',
      few: '{{count}} zatwierdzonych prac w portfolio',
      many: '{{count}} zatwierdzonych prac w portfolio',
      other: '{{count}} zatwierdzonej pracy w portfolio',
    },
    missing_average_rating: 'średniej ocen {{at_least}} (jest {{value}})',
    missing_any_rating: 'średniej ocen {{at_least}} (nie ma jeszcze żadnej)',
  },
  'en-US': {
    missing_trainings_completed: { one: '{{count}} completed training', other: '{{count}} completed trainings' },
    missing_reviews_count: { one: '{{count}} review', other: '{{count}} reviews' },
    missing_approved_portfolio_items: {
      one: '{{count}} approved portfolio piece',
      other: '{{count}} approved portfolio pieces',
    },
    missing_average_rating: 'an average rating of {{at_least}} (now {{value}})',
    missing_any_rating: 'an average rating of {{at_least}} (none yet)',
  },
})
