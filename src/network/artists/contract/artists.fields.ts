import { z } from 'zod/mini'
import { fields, type LabelsOf } from '#kit/contract/field-table.ts'
import { line, prose, someOf, wholeNumber } from '#kit/contract/fields.ts'
import { emailAddress, firstName, lastName } from '#kit/contract/person-fields.ts'
import { bilingual, language, languages } from '#kit/contract/texts/text.ts'
import { phone } from '#kit/contract/values/phone.ts'
import { taxId } from '#kit/contract/values/tax-id.ts'
import { instagram, postalCode, spokenLanguages, techniques, website } from './artists.choices.ts'

/**
 * The forms that have a field: the application; the data form behind the secret link, after acceptance; the artist's
 * profile; the office's form.
 */
const always = ['application', 'form', 'profile', 'office'] as const
const onceAccepted = ['form', 'profile', 'office'] as const

/** All text fields of an artist. Picture and documents, which are uploaded separately, are in `artists.form.ts`. */
export const artistFields = fields('artists', {
  first_name: { ...firstName, forms: always },
  last_name: { ...lastName, forms: always },
  email: { ...emailAddress, forms: ['application', 'office'], list: 'column' },
  phone: {
    schema: phone(),
    input: 'tel',
    section: 'person',
    forms: always,
    list: 'export',
    hasHint: true,
    autoComplete: 'tel',
  },
  language_name: {
    schema: language(),
    input: 'select',
    options: languages,
    section: 'person',
    forms: ['office'],
    list: 'row',
  },
  street: {
    schema: line(200),
    mayBeEmpty: 'at first',
    input: 'text',
    section: 'address',
    forms: onceAccepted,
    autoComplete: 'street-address',
  },
  postal_code: {
    schema: postalCode(),
    mayBeEmpty: 'at first',
    input: 'text',
    section: 'address',
    forms: onceAccepted,
    autoComplete: 'postal-code',
    isVerbatim: true,
  },
  city: {
    schema: line(120),
    input: 'text',
    section: 'address',
    forms: always,
    list: 'export',
    autoComplete: 'address-level2',
  },
  country_id: {
    schema: wholeNumber({ min: 1, max: 1_000_000 }),
    input: 'select',
    options: 'countries',
    section: 'address',
    forms: always,
    autoComplete: 'country-name',
  },
  company_name: {
    schema: line(200),
    mayBeEmpty: 'always',
    input: 'text',
    section: 'business',
    forms: onceAccepted,
    autoComplete: 'organization',
  },
  tax_id: {
    schema: taxId(),
    mayBeEmpty: 'always',
    input: 'text',
    isVerbatim: true,
    section: 'business',
    forms: onceAccepted,
    hasHint: true,
  },
  website: {
    schema: website(),
    mayBeEmpty: 'always',
    input: 'url',
    section: 'business',
    forms: onceAccepted,
    autoComplete: 'url',
  },
  instagram: {
    schema: instagram(),
    mayBeEmpty: 'always',
    input: 'text',
    isVerbatim: true,
    section: 'business',
    forms: onceAccepted,
    hasHint: true,
  },
  techniques: {
    schema: someOf(techniques, 1),
    input: 'choices',
    options: techniques,
    section: 'craft',
    forms: ['application', 'profile', 'office'],
    list: 'export',
  },
  years_of_experience: {
    schema: wholeNumber({ min: 0, max: 70 }),
    input: 'number',
    section: 'craft',
    forms: ['application', 'profile', 'office'],
    list: 'export',
  },
  languages: {
    schema: someOf(spokenLanguages, 1),
    input: 'choices',
    options: spokenLanguages,
    section: 'craft',
    forms: onceAccepted,
  },
  bio: {
    schema: bilingual(prose(4000, 20)),
    mayBeEmpty: 'at first',
    input: 'bilingual-prose',
    rows: 8,
    section: 'about',
    forms: onceAccepted,
  },
  motivation: {
    schema: prose(4000, 20),
    input: 'prose',
    rows: 4,
    section: 'about',
    forms: ['application', 'office'],
  },
  has_own_trainings: {
    schema: z.boolean(),
    input: 'switch',
    section: 'office',
    forms: ['office'],
    list: 'row',
    hasHint: true,
  },
  internal_note: {
    schema: prose(4000),
    mayBeEmpty: 'always',
    input: 'prose',
    section: 'office',
    forms: ['office'],
    isInternal: true,
    hasHint: true,
  },
})

export type ArtistField = keyof typeof artistFields.rows
export type ArtistLabels = LabelsOf<typeof artistFields.rows>
