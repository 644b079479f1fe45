import { Select } from '@mantine/core'
import { useState } from 'react'
import { artists } from '#contract/artists/artists.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { type FieldProps, useField } from '#web/kit/form/field.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import '#web/kit/ui/select.css'

/** Somebody of the network, found by typing their name. */
export function ArtistField(field: FieldProps) {
  const t = useText()
  const { value, isOptional: _, maxLength: __, onChange, ...input } = useField(field)
  const id = value ? String(value) : null
  const chosen = useChosen(id)
  const [typed, setTyped] = useState<string | null>(null)
  const filter = typed === null || typed === chosen?.label ? '' : typed
  const { data, isFetching } = useApi(
    artists.list,
    { filter, sortBy: 'name', itemsPerPage: 12, total: 'later', params: '{"context":"LIST"}' },
    { keepsPrevious: true },
  )
  const found = (data?.data ?? []).map(optionOf)
  const options = chosen && !found.some((option) => option.value === chosen.value) ? [chosen, ...found] : found
  return (
    <Select
      {...input}
      data={options}
      value={id}
      onChange={onChange}
      searchable
      searchValue={typed ?? chosen?.label ?? ''}
      onSearchChange={setTyped}
      // The server has found them, by words that need not stand in the name.
      filter={({ options: all }) => all}
      placeholder={t('app.choose')}
      nothingFoundMessage={t(isFetching ? 'responsibilities.artist_searching' : 'responsibilities.artist_nobody')}
      allowDeselect={false}
      autoComplete="off"
      comboboxProps={{ transitionProps: { duration: 100 } }}
      aria-required
    />
  )
}

type Named = { id: number; first_name: string; last_name: string; city: string }

function optionOf({ id, first_name, last_name, city }: Named) {
  return { value: String(id), label: `${first_name} ${last_name}, ${city}` }
}

/** Whoever is chosen, also where the search does not find them. */
function useChosen(id: string | null) {
  const { data } = useApi(artists.get, { id: Number(id) }, { isEnabled: id !== null })
  return data && id !== null ? optionOf(data.data) : null
}
