import { z } from 'zod/mini'
import { email, line, optional, prose, webAddress, wholeNumber } from './kit/fields.ts'
import { bilingual, language } from './kit/text.ts'
import { phone, postalCode, spokenLanguages, taxId, techniques } from './pro-artists.fields.ts'

/** What a guest sends to apply. */
export const application = z.object({
  first_name: line(80),
  last_name: line(80),
  email: email(),
  phone: phone(),
  country_id: wholeNumber({ min: 1, max: 1_000_000 }),
  city: line(120),
  techniques: z
    .array(z.enum(techniques), 'required')
    .check(z.minLength(1, 'too_few'), z.maxLength(techniques.length, 'too_many')),
  years_of_experience: wholeNumber({ min: 0, max: 70 }),
  motivation: prose(4000, 20),
  language_name: language(),
  terms_accepted: z.literal(true, 'must_accept'),
})

export type Application = z.output<typeof application>

/** What the secret-link form adds; the picture and the documents travel by calls of their own, each as soon as it is chosen. */
export const dataForm = z.object({
  first_name: line(80),
  last_name: line(80),
  phone: phone(),
  country_id: wholeNumber({ min: 1, max: 1_000_000 }),
  city: line(120),
  postal_code: postalCode(),
  street: line(200),
  company_name: optional(line(200)),
  tax_id: optional(taxId()),
  website: optional(webAddress()),
  instagram: optional(z.string().check(z.regex(/^@?[\w.]{1,30}$/, 'instagram'))),
  languages: z
    .array(z.enum(spokenLanguages), 'required')
    .check(z.minLength(1, 'too_few'), z.maxLength(spokenLanguages.length, 'too_many')),
  bio: bilingual(prose(4000, 20)),
})

/** Fields that the office may name when it asks for missing data. */
export const formFields = [
  ...(Object.keys(dataForm.shape) as (keyof typeof dataForm.shape)[]),
  'avatar',
  'documents',
] as const

export const documentKinds = ['CERTIFICATE', 'LICENCE', 'INSURANCE'] as const
