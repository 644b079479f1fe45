import { formFields } from '#contract/artists/artists.form.ts'
import type { TextKey } from '#contract/texts.ts'

export type FormField = (typeof formFields)[number]

export const sections = ['person', 'address', 'business', 'about', 'avatar', 'documents'] as const
export type Section = (typeof sections)[number]

const table: Record<FormField, { section: Section; label: TextKey }> = {
  first_name: { section: 'person', label: 'proArtists.first_name' },
  last_name: { section: 'person', label: 'proArtists.last_name' },
  phone: { section: 'person', label: 'proArtists.phone' },
  country_id: { section: 'address', label: 'proArtists.country' },
  city: { section: 'address', label: 'proArtists.city' },
  postal_code: { section: 'address', label: 'proArtists.postal_code' },
  street: { section: 'address', label: 'proArtists.street' },
  company_name: { section: 'business', label: 'proArtists.company_name' },
  tax_id: { section: 'business', label: 'proArtists.tax_id' },
  website: { section: 'business', label: 'proArtists.website' },
  instagram: { section: 'business', label: 'proArtists.instagram' },
  languages: { section: 'about', label: 'proArtists.languages' },
  bio: { section: 'about', label: 'proArtists.bio' },
  avatar: { section: 'avatar', label: 'proArtists.avatar' },
  documents: { section: 'documents', label: 'proArtists.documents' },
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
