import { useApi } from '#kit/web/calls/query.ts'
import { usePeople } from '#kit/web/form/fields/person-picker.tsx'
import type { FilterPickerProps } from '#kit/web/list/list-column.ts'
import { PickedFilter } from '#kit/web/list/picked-filter.tsx'
import { artists } from '#network/artists/contract/artists.ts'
import { artistSearch } from './artist-search.ts'

/** Narrows a list to one artist of very many. */
export function ArtistFilter({ value, ...props }: FilterPickerProps) {
  const { optionOf, options, status, onSearch } = usePeople(artistSearch)
  const { data } = useApi(artists.get, { id: Number(value) }, { isEnabled: Number(value) > 0 })
  return (
    <PickedFilter {...props} {...{ options, status, onSearch }} chosen={data && value ? optionOf(data.data) : null} />
  )
}
