import { artists } from '#contract/artists/artists.ts'
import { useApi } from '#web/kit/calls/query.ts'
import type { FieldProps } from '#web/kit/form/field.tsx'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { artistSearch } from './artist-search.ts'
import { PersonPicker } from './person-picker.tsx'

/** Somebody of the network. */
export function ArtistPicker(field: FieldProps) {
  const id = Number(useFormValue(field.name))
  const { data } = useApi(artists.get, { id }, { isEnabled: id > 0 })
  return <PersonPicker {...field} {...artistSearch} chosen={data && id > 0 ? data.data : null} />
}
