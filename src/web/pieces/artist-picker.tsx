import { useState } from 'react'
import { artists } from '#contract/artists/artists.ts'
import { useApi } from '#web/kit/calls/query.ts'
import type { FieldProps } from '#web/kit/form/field.tsx'
import { ComboboxField } from '#web/kit/form/field-combobox.tsx'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'

/** Somebody of the network, by a few letters of their name or email. */
export function ArtistPicker(field: FieldProps) {
  const t = useText()
  const chosen = useArtist(Number(useFormValue(field.name)))
  const [words, setWords] = useState('')
  const { data, error, isPlaceholderData } = useApi(
    artists.list,
    { filter: words, sortBy: 'name', itemsPerPage: 12, total: 'later', params: '{"context":"LIST"}' },
    { keepsPrevious: true },
  )
  const isSearching = isPlaceholderData || (!data && !error)
  return (
    <ComboboxField
      {...field}
      chosen={chosen}
      options={error ? [] : (data?.data.map(optionOf) ?? [])}
      status={error?.message ?? t(isSearching ? 'artists.picker_searching' : 'artists.picker_nobody')}
      onSearch={setWords}
    />
  )
}

type Named = { id: number; first_name: string; last_name: string; city: string; avatar_url: string | null }

function optionOf({ id, first_name, last_name, city, avatar_url }: Named) {
  const label = `${first_name} ${last_name}`
  return { value: String(id), label, note: city, picture: <Avatar name={label} src={avatar_url} size="sm" /> }
}

/** Whoever is chosen, also where the search does not find them. */
function useArtist(id: number) {
  const { data } = useApi(artists.get, { id }, { isEnabled: id > 0 })
  return data && id > 0 ? optionOf(data.data) : null
}
