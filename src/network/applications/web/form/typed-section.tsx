import type { TextKey } from '#kit/contract/texts/texts.ts'
import { ArtistInputs } from '#network/artists/web/fields/artist-inputs.shown.tsx'
import { FormSection } from '#network/artists/web/fields/form-section.shown.tsx'
import {
  type FormField,
  type TypedSection as Name,
  type TypedField,
  typedFieldsOf,
} from '#network/artists/web/fields/form-sections.shown.ts'
import { Fold } from './section-fold.tsx'

type TypedSectionProps = {
  name: Name
  text?: TextKey
  /** A badge next to a label. */
  note: (field: FormField) => TextKey | undefined
  /** The fields that the office requested to correct; all others are collapsed, where they can still be changed. */
  named: FormField[]
}

const labels = { languages: { hint: 'artists.languages_hint' }, bio: { hint: 'applications.bio_hint' } } as const

export function TypedSection({ name, text, note, named }: TypedSectionProps) {
  const fields = typedFieldsOf(name)
  const marked = named.length === 0 ? fields : fields.filter((field) => named.includes(field))
  const rest = fields.filter((field) => !marked.includes(field))
  const show = (some: TypedField[]) => some.length > 0 && <ArtistInputs names={some} words={labels} note={note} isOwn />
  return (
    <FormSection name={name} text={rest.length === 0 ? text : undefined}>
      {show(marked)}
      {rest.length > 0 && <Fold isFolded>{show(rest)}</Fold>}
    </FormSection>
  )
}
