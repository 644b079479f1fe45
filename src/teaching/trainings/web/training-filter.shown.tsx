import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { usePeople } from '#kit/web/form/fields/person-picker.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { FilterPickerProps } from '#kit/web/list/list-column.ts'
import { Combobox } from '#kit/web/ui/inputs/combobox.tsx'
import { artists } from '#network/artists/contract/artists.ts'
import { artistSearch } from '#network/artists/web/artist-search.ts'
import { type Training, type TrainingRow, trainings } from '#teaching/trainings/contract/trainings.ts'

/** Narrows a list to one artist of very many. */
export function ArtistFilter({ value, ...props }: FilterPickerProps) {
  const { optionOf, options, status, onSearch } = usePeople(artistSearch)
  const { data } = useApi(artists.get, { id: Number(value) }, { isEnabled: Number(value) > 0 })
  return <Picked {...props} {...{ options, status, onSearch }} chosen={data && value ? optionOf(data.data) : null} />
}

/** The same to one training that was held; an artist chooses of their own. */
export function TrainingFilter({ value, ...props }: FilterPickerProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const [filter, onSearch] = useState('')
  const asked = {
    filter,
    state: 'COMPLETED',
    sortBy: 'starts_at',
    descending: 1,
    itemsPerPage: 12,
    total: 'later',
  } as const
  const found = useApi(trainings.list, asked, { keepsPrevious: true })
  const { data } = useApi(trainings.get, { id: Number(value) }, { isEnabled: Number(value) > 0 })
  const optionOf = ({ id, title, artist_name, starts_at }: TrainingRow | Training) => ({
    value: String(id),
    label: inLanguage(title),
    note: [artist_name, starts_at && format.date(starts_at)].filter(Boolean).join(', '),
  })
  const isSearching = found.isPlaceholderData || (!found.data && !found.error)
  return (
    <Picked
      {...props}
      onSearch={onSearch}
      options={found.error ? [] : (found.data?.data.map(optionOf) ?? [])}
      status={found.error?.message ?? t(isSearching ? 'app.picker_searching' : 'app.picker_nothing')}
      chosen={data && value ? optionOf(data.data) : null}
    />
  )
}

type PickedProps = Omit<FilterPickerProps, 'value'> &
  Pick<Parameters<typeof Combobox>[0], 'chosen' | 'options' | 'status' | 'onSearch'>

function Picked({ label, isLabelled, choose, onSearch, ...picked }: PickedProps) {
  const t = useText()
  const search = useDebouncedCallback(onSearch, 200)
  return (
    <Combobox
      label={isLabelled ? label : <span className="only-heard">{label}</span>}
      placeholder={isLabelled ? t('app.any') : label}
      {...picked}
      onSearch={search}
      onChoose={choose}
    />
  )
}
