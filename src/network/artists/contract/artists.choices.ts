import { z } from 'zod/mini'

export const techniques = [
  'POWDER_BROWS',
  'MICROBLADING',
  'NANO_BROWS',
  'LIPS',
  'EYELINER',
  'SCALP',
  'AREOLA',
  'CAMOUFLAGE',
  'REMOVAL',
] as const

/** Languages that trainings are held in: ISO 639-1; their names come from the browser's own CLDR data. */
export const spokenLanguages = ['pl', 'en', 'de', 'uk', 'cs', 'sk', 'lt', 'es', 'it', 'fr', 'nl', 'ru'] as const

export const instagram = () => z.string().check(z.regex(/^@?[\w.]{1,30}$/, 'instagram'))

export const postalCode = () => z.string().check(z.regex(/^[\dA-Za-z][\dA-Za-z -]{1,10}$/, 'postal_code'))
