import { useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { FilterPickerProps } from '#kit/web/list/list-column.ts'
import { PickedFilter } from '#kit/web/list/picked-filter.tsx'
import { type Training, type TrainingRow, trainings } from '#teaching/trainings/contract/trainings.ts'

/** Narrows a list to one training that was held; an artist chooses of their own. */
export function TrainingFilter({ value, ...props }: FilterPickerProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const [filter, onSearch] = useState('')
  const input = {
    filter,
    state: 'COMPLETED',
    sortBy: 'starts_at',
    descending: 1,
    itemsPerPage: 12,
    total: 'later',
  } as const
  const found = useApi(trainings.list, input, { keepsPrevious: true })
  const { data } = useApi(trainings.get, { id: Number(value) }, { isEnabled: Number(value) > 0 })
  const optionOf = ({ id, title, artist_name, starts_at }: TrainingRow | Training) => ({
    value: String(id),
    label: inLanguage(title),
    note: [artist_name, starts_at && format.date(starts_at)].filter(Boolean).join(', '),
  })
  const isSearching = found.isPlaceholderData || (!found.data && !found.error)
  return (
    <PickedFilter
      {...props}
      onSearch={onSearch}
      options={found.error ? [] : (found.data?.data.map(optionOf) ?? [])}
      status={found.error?.message ?? t(isSearching ? 'app.picker_searching' : 'app.nothing_matches')}
      chosen={data && value ? optionOf(data.data) : null}
    />
  )
}
