import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const countryTexts = {
  validation: bilingualTexts({
    pl: {
      country_unknown: 'Wybierz kraj z listy.',
    },
    'en-US': {
      country_unknown: 'Choose a country from the list.',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'countries.list': 'zobaczyć listę krajów',
    },
    'en-US': {
      'countries.list': 'see the list of countries',
    },
  }),
}
