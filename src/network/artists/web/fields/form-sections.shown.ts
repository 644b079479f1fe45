import type { TextKey } from '#kit/contract/texts/texts.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { formFields } from '#network/artists/contract/artists.form.ts'

export type FormField = (typeof formFields)[number]
/** What is typed, and neither a picture nor a document. */
export type TypedField = Exclude<FormField, 'avatar' | 'documents'>

export const sections = ['person', 'address', 'business', 'about', 'avatar', 'documents'] as const
export type Section = (typeof sections)[number]
export type TypedSection = Exclude<Section, 'avatar' | 'documents'>

/** The data form's inputs of one part. It has too few on the craft for a part of its own. */
export function typedFieldsOf(section: TypedSection): TypedField[] {
  const own = artistFields.names('form', section)
  return section === 'about' ? [...artistFields.names('form', 'craft'), ...own] : own
}

export function fieldsOf(section: Section): FormField[] {
  return section === 'avatar' || section === 'documents' ? [section] : typedFieldsOf(section)
}

export function labelOf(field: FormField): TextKey {
  return field === 'avatar' ? 'artists.avatar' : `artists.${field}`
}

/** The fields that the office named, as far as the form still has them. */
export function knownFields(names: readonly string[]): FormField[] {
  return formFields.filter((field) => names.includes(field))
}
