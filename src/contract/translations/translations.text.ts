import { bilingualTexts } from '#contract/kit/text.ts'

export const translationTexts = {
  rights: bilingualTexts({
    pl: {
      'can-see-translations': 'przeglądanie tłumaczeń',
      'can-add-translations': 'dodawanie tłumaczeń',
      'can-edit-translations': 'edycja tłumaczeń',
    },
    'en-US': {
      'can-see-translations': 'view translations',
      'can-add-translations': 'add translations',
      'can-edit-translations': 'edit translations',
    },
  }),
}
