import { formFields } from '#contract/artists/artists.form.ts'
import type { TextKey } from '#contract/texts.ts'

export type FormField = (typeof formFields)[number]

export const sections = ['person', 'address', 'business', 'about', 'avatar', 'documents'] as const
export type Section = (typeof sections)[number]

const table: Record<FormField, { section: Section; label: TextKey }> = {
  first_name: { section: 'person', label: 'artists.first_name' },
  last_name: { section: 'person', label: 'artists.last_name' },
  phone: { section: 'person', label: 'artists.phone' },
  country_id: { section: 'address', label: 'artists.country_id' },
  city: { section: 'address', label: 'artists.city' },
  postal_code: { section: 'address', label: 'artists.postal_code' },
  street: { section: 'address', label: 'artists.street' },
  company_name: { section: 'business', label: 'artists.company_name' },
  tax_id: { section: 'business', label: 'artists.tax_id' },
  website: { section: 'business', label: 'artists.website' },
  instagram: { section: 'business', label: 'artists.instagram' },
  languages: { section: 'about', label: 'artists.languages' },
  bio: { section: 'about', label: 'artists.bio' },
  avatar: { section: 'avatar', label: 'artists.avatar' },
  documents: { section: 'documents', label: 'artists.documents' },
}

/** The data form's fields of one part, in the form's own order. */
export function fieldsOf(section: Section): FormField[] {
  return formFields.filter((field) => table[field].section === section)
}

export function labelOf(field: FormField): TextKey {
  return table[field].label
}

/** Whatever the office named, as far as the form still knows it. */
export function knownFields(names: readonly string[]): FormField[] {
  return formFields.filter((field) => names.includes(field))
}
