import { z } from 'zod/mini'
import { webAddress } from '#kit/contract/fields.ts'

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

/** The name of an account, also out of the link that Instagram shares. */
export const instagram = () =>
  z.pipe(
    z.string().check(z.maxLength(300, 'too_long')),
    z.pipe(
      z.transform((text: string) => /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/([^/?#]+)/i.exec(text)?.[1] ?? text),
      z.string().check(z.regex(/^@?[\w.]{1,30}$/, 'instagram')),
    ),
  )

/** An address that may be typed without its `https://`. */
export const website = () =>
  z.pipe(
    z.string().check(z.maxLength(300, 'too_long')),
    z.pipe(
      z.transform((text: string) => (text.includes('://') ? text : `https://${text}`)),
      webAddress(),
    ),
  )

export const postalCode = () => z.string().check(z.regex(/^[\dA-Za-z][\dA-Za-z -]{1,10}$/, 'postal_code'))
