import { bilingualTexts } from '#kit/contract/texts/text.ts'

/** The only words built into the application: said in both languages at once when the texts cannot be had. */
export const offlineTexts = bilingualTexts({
  pl: { sentence: 'Portal nie odpowiada. Próbujemy dalej.', retry: 'Spróbuj ponownie' },
  'en-US': { sentence: 'The portal isn’t responding. Retrying…', retry: 'Try again' },
})
