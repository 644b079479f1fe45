import { useApi } from '#kit/web/calls/query.ts'
import type { FieldProps } from '#kit/web/form/fields/field.tsx'
import { PersonPicker } from '#kit/web/form/fields/person-picker.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { artistSearch } from './artist-search.ts'

/** Somebody of the network. */
export function ArtistPicker(field: FieldProps) {
  const id = Number(useFormValue(field.name))
  const { data } = useApi(artists.get, { id }, { isEnabled: id > 0 })
  return <PersonPicker {...field} {...artistSearch} chosen={data && id > 0 ? data.data : null} />
}
