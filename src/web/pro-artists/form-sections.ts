import { formFields } from '#contract/pro-artists.ts'
import type { TextKey } from '#contract/texts.ts'

export type FormField = (typeof formFields)[number]

export const sections = ['person', 'address', 'business', 'about', 'avatar', 'documents'] as const
export type Section = (typeof sections)[number]

const sectionOf: Record<FormField, Section> = {
  first_name: 'person',
  last_name: 'person',
  phone: 'person',
  country_id: 'address',
  city: 'address',
  postal_code: 'address',
  street: 'address',
  company_name: 'business',
  tax_id: 'business',
  website: 'business',
  instagram: 'business',
  languages: 'about',
  bio: 'about',
  avatar: 'avatar',
  documents: 'documents',
}

/** The data form's fields of one part, in the form's own order. */
export function fieldsOf(section: Section): FormField[] {
  return formFields.filter((field) => sectionOf[field] === section)
}

export function labelOf(field: FormField): TextKey {
  return field === 'country_id' ? 'proArtists.country' : `proArtists.${field}`
}

/** Whatever the office named, as far as the form still knows it. */
export function knownFields(names: readonly string[]): FormField[] {
  return formFields.filter((field) => names.includes(field))
}
