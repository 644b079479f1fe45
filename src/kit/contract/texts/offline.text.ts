import { bilingualTexts } from '#kit/contract/texts/text.ts'

/** The only texts built into the application: shown in both languages at once when the texts cannot be loaded. */
export const offlineTexts = bilingualTexts({
  pl: { sentence: 'Portal nie odpowiada. Próbujemy dalej.', retry: 'Spróbuj ponownie' },
  'en-US': { sentence: 'The portal isn’t responding. Retrying…', retry: 'Try again' },
})
