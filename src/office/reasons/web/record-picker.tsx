import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Combobox } from '#kit/web/ui/inputs/combobox.tsx'
import { reasons } from '#office/reasons/contract/reasons.ts'

type RecordPickerProps = {
  kind: string
  /** Of a part: the record that it is within. */
  within?: string
  label: string
  id: string
  onChoose: (id: string) => void
}

/** One record of a kind, by a few letters of its name. */
export function RecordPicker({ kind, within = '', label, id, onChoose }: RecordPickerProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const search = useDebouncedCallback(setWords, 200)
  const { data, error, isPlaceholderData } = useApi(
    reasons.records,
    { kind, within, filter: words },
    { keepsPrevious: true },
  )
  const { data: known } = useApi(reasons.records, { kind, within, id }, { isEnabled: id !== '' })
  const named = (kind: string, name: string) => {
    if (kind === 'role') return t(`app.role_${name}` as TextKey)
    return kind.startsWith('conversationOf') ? t(`conversations.type_${name}` as TextKey) : name
  }
  const optionOf = ({ id, name, note }: { id: number; name: string; note: string | null }) => ({
    value: String(id),
    label: named(kind, name),
    note: note ?? t('reasons.numbered', { id }),
  })
  const chosen = id ? known?.data.map(optionOf)[0] : undefined
  const isSearching = isPlaceholderData || (!data && !error)
  return (
    <Combobox
      label={label}
      placeholder={t('app.choose')}
      maxLength={200}
      chosen={chosen ?? null}
      options={error ? [] : (data?.data.map(optionOf) ?? [])}
      status={error?.message ?? t(isSearching ? 'reasons.searching' : 'reasons.nothing_found')}
      onSearch={search}
      onChoose={onChoose}
    />
  )
}
