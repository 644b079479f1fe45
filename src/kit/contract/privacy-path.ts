import type { Language } from './texts/text.ts'

/** Where the privacy notice is, outside the application: forms, mails and public pages lead there. */
export const privacyPath = (language: Language) => (language === 'pl' ? '/privacy' : '/en/privacy')
