import { validate } from '#contract/kit/validation.ts'
import type { ProArtistForm } from '#contract/pro-artists.ts'
import { useFormState } from '#web/kit/form-context.ts'
import { type FormField, fieldsOf, knownFields, type Section, sections } from './form-sections.ts'

/** `optional`: nothing is there, and nothing has to be. */
type State = 'ready' | 'open' | 'optional'

/** Fields that would still stop the form if it were sent now, by the same rules that the server goes by. */
export function useOpenFields({ avatar_url, documents }: ProArtistForm): FormField[] {
  const { values, body } = useFormState()
  const result = validate(body, values)
  const wrong = result.ok ? [] : result.problems.map(({ path }) => path.split('.')[0] ?? '')
  const hasCertificate = documents.some(({ kind }) => kind === 'CERTIFICATE')
  return knownFields([...wrong, ...(avatar_url ? [] : ['avatar']), ...(hasCertificate ? [] : ['documents'])])
}

export function useSections(form: ProArtistForm): { name: Section; state: State }[] {
  const open = useOpenFields(form)
  const { values } = useFormState()
  const isEmpty = fieldsOf('business').every((field) => !values[field])
  return sections.map((name) => {
    if (fieldsOf(name).some((field) => open.includes(field))) return { name, state: 'open' }
    return { name, state: name === 'business' && isEmpty ? 'optional' : 'ready' }
  })
}
