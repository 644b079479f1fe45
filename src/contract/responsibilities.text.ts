import { bilingualTexts } from './kit/text.ts'

export const responsibilityTexts = bilingualTexts({
  pl: {
    status_TODO: 'Do zrobienia',
    status_SUBMITTED: 'Do sprawdzenia',
    status_DONE: 'Zaliczony',
    status_WAIVED: 'Odwołany',
  },
  'en-US': {
    status_TODO: 'To do',
    status_SUBMITTED: 'To check',
    status_DONE: 'Accepted',
    status_WAIVED: 'Waived',
  },
})
