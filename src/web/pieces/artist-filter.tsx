import { useDebouncedCallback } from '@mantine/hooks'
import { artists } from '#contract/artists/artists.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import type { FilterPickerProps } from '#web/kit/list/list-column.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { artistSearch } from '#web/pieces/artist-search.ts'
import { usePeople } from '#web/pieces/person-picker.tsx'

/** Narrows a list to one artist of very many. */
export default function ArtistFilter({ label, isLabelled, value, choose }: FilterPickerProps) {
  const t = useText()
  const { optionOf, options, status, onSearch } = usePeople(artistSearch)
  const search = useDebouncedCallback(onSearch, 200)
  const { data } = useApi(artists.get, { id: Number(value) }, { isEnabled: Number(value) > 0 })
  return (
    <Combobox
      label={isLabelled ? label : <span className="only-heard">{label}</span>}
      placeholder={isLabelled ? t('app.any') : label}
      chosen={data && value ? optionOf(data.data) : null}
      {...{ options, status }}
      onSearch={search}
      onChoose={choose}
    />
  )
}
