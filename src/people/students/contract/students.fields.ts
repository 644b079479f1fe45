import { fields } from '#kit/contract/field-table.ts'
import { prose, wholeNumber } from '#kit/contract/fields.ts'
import { emailAddress, firstName, lastName } from '#kit/contract/person-fields.ts'
import { language, languages } from '#kit/contract/texts/text.ts'
import { phone } from '#kit/contract/values/phone.ts'

const always = ['profile', 'office'] as const

/** All that is typed about a student: by themselves, or by the office. */
export const studentFields = fields('students', {
  first_name: { ...firstName, forms: always, hasHint: true },
  last_name: { ...lastName, forms: always },
  email: { ...emailAddress, forms: ['office'], list: 'export' },
  phone: {
    schema: phone(),
    mayBeEmpty: 'always',
    input: 'tel',
    section: 'person',
    forms: always,
    list: 'export',
    hasHint: true,
    autoComplete: 'tel',
  },
  country_id: {
    schema: wholeNumber({ min: 1, max: 1_000_000 }),
    mayBeEmpty: 'always',
    input: 'select',
    options: 'countries',
    section: 'person',
    forms: always,
    list: 'export',
  },
  language_name: {
    schema: language(),
    input: 'select',
    options: languages,
    section: 'person',
    forms: ['office'],
    list: 'export',
  },
  internal_note: {
    schema: prose(4000),
    mayBeEmpty: 'always',
    input: 'prose',
    rows: 4,
    section: 'office',
    forms: ['office'],
    hasHint: true,
    isInternal: true,
  },
})
