import { z } from 'zod/mini'
import { email, line, optional, personName, prose, webAddress, wholeNumber } from '#contract/kit/fields.ts'
import { bilingual, language } from '#contract/kit/text.ts'
import { phone, postalCode, spokenLanguages, taxId, techniques } from './artists.choices.ts'

/** What a guest sends to apply. */
export const application = z.object({
  first_name: personName(),
  last_name: personName(),
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

const instagram = z.string().check(z.regex(/^@?[\w.]{1,30}$/, 'instagram'))
const spoken = z.array(z.enum(spokenLanguages), 'required').check(z.maxLength(spokenLanguages.length, 'too_many'))

/** What the secret-link form adds; the picture and the documents travel by calls of their own, each as soon as it is chosen. */
export const dataForm = z.object({
  first_name: personName(),
  last_name: personName(),
  phone: phone(),
  country_id: wholeNumber({ min: 1, max: 1_000_000 }),
  city: line(120),
  postal_code: postalCode(),
  street: line(200),
  company_name: optional(line(200)),
  tax_id: optional(taxId()),
  website: optional(webAddress()),
  instagram: optional(instagram),
  languages: spoken.check(z.minLength(1, 'too_few')),
  bio: bilingual(prose(4000, 20)),
})

/** A profile's description in both languages, or in none. */
const bioOrNone = z.object({ pl: z.nullable(prose(4000, 20)), 'en-US': z.nullable(prose(4000, 20)) }).check(
  z.refine((bio) => bio.pl !== null || bio['en-US'] === null, { path: ['pl'], error: 'required' }),
  z.refine((bio) => bio['en-US'] !== null || bio.pl === null, { path: ['en-US'], error: 'required' }),
)

const { terms_accepted: _, ...applicationFields } = application.shape

/** What the office may change in an artist. What the data form asks for may be unknown still. */
const artistData = z.object({
  ...applicationFields,
  postal_code: z.nullable(postalCode()),
  street: z.nullable(line(200)),
  company_name: z.nullable(line(200)),
  tax_id: z.nullable(taxId()),
  website: z.nullable(webAddress()),
  instagram: z.nullable(instagram),
  languages: spoken,
  bio: bioOrNone,
  has_own_trainings: z.boolean(),
  internal_note: z.nullable(prose(4000)),
})
export type DataField = keyof z.output<typeof artistData>
export const dataFields = Object.keys(artistData.shape) as DataField[]

/** An edit of some of it, or of all. `version` is the one that the editor saw: whoever edits an older one is told what changed since, and
 * whoever does not say it replaces whatever is there. */
export const artistEdit = z.object({
  version: z.optional(wholeNumber({ min: 1, max: 1_000_000_000 })),
  ...z.partial(artistData).shape,
})
export type ArtistEdit = z.output<typeof artistEdit>

/** Fields that the office may name when it asks for missing data. */
export const formFields = [
  ...(Object.keys(dataForm.shape) as (keyof typeof dataForm.shape)[]),
  'avatar',
  'documents',
] as const

export const documentKinds = ['CERTIFICATE', 'LICENCE', 'INSURANCE'] as const
