import { validate } from '#kit/contract/validation.ts'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { useFormState, useFormValues } from '#kit/web/form/form-context.ts'
import type { ProArtistForm } from '#network/artists/contract/artists.entities.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import {
  type FormField,
  fieldsOf,
  knownFields,
  type Section,
  sections,
} from '#network/artists/web/fields/form-sections.shown.ts'

/** Fields that would still stop the form if it were sent now, by the server's own rules. */
export function useOpenFields({ avatar_url, documents }: ProArtistForm): FormField[] {
  const { body } = useFormState()
  const values = useFormValues()
  const result = validate(body, values)
  const wrong = result.ok ? [] : result.problems.map(({ path }) => path.split('.')[0] ?? '')
  const hasCertificate = documents.some(({ kind }) => kind === 'CERTIFICATE')
  return knownFields([...wrong, ...(avatar_url ? [] : ['avatar']), ...(hasCertificate ? [] : ['documents'])])
}

/**
 * Fields that the office requested to correct and that are unchanged. They may be right as they are, so they stop
 * nothing.
 */
export function useUnmendedFields(form: ProArtistForm): FormField[] {
  const typed: Record<string, unknown> = useFormValues()
  const { fields = [], changed_files = [] } = form.missing ?? {}
  const sent: Record<string, unknown> = typedValues(form)
  const isChanged = (field: FormField) =>
    field === 'avatar' || field === 'documents'
      ? changed_files.includes(field)
      : JSON.stringify(sent[field]) !== JSON.stringify(typed[field])
  return knownFields(fields).filter((field) => !isChanged(field))
}

/** What the inputs show of what the academy knows already. */
export function typedValues(form: ProArtistForm) {
  return inputValues(artistFields, artistFields.names('form'), form)
}

/** `optional`: nothing is there, and nothing has to be. */
type State = 'ready' | 'open' | 'mend' | 'optional'

export function useSections(form: ProArtistForm): { name: Section; state: State }[] {
  const open = useOpenFields(form)
  const unmended = useUnmendedFields(form)
  const values = useFormValues()
  const stateOf = (name: Section): State => {
    const fields = fieldsOf(name)
    if (fields.some((field) => open.includes(field))) return 'open'
    if (fields.some((field) => unmended.includes(field))) return 'mend'
    return name === 'business' && fields.every((field) => !values[field]) ? 'optional' : 'ready'
  }
  return sections.map((name) => ({ name, state: stateOf(name) }))
}
