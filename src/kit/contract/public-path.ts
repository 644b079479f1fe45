import type { Language } from './texts/text.ts'

/** Where a page for everybody is in a language, from the root of the portal, outside the application. */
export const publicPath = (page: 'artists' | 'trainings' | 'privacy' | 'accessibility', language: Language) =>
  `${language === 'pl' ? '' : '/en'}/${page}` as const
