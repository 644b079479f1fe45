import type { EntryChoice } from '#contract/participants/participants.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Text } from '#web/kit/ui/layout.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'

type PaidByProps = {
  id: string
  packages: EntryChoice[]
  /** The package's id; null: paid otherwise. */
  value: number | null
  onChange: (id: number | null) => void
  /** Whether nothing but a package pays. */
  isEntryNeeded?: boolean
}

/** Which package pays for a seat; the one that expires first is on top. */
export function PaidBy({ id: selectId, packages, value, onChange, isEntryNeeded = false }: PaidByProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  if (packages.length === 0) return <Text tone="soft">{t('participants.no_packages')}</Text>
  return (
    <NativeSelect
      id={selectId}
      label={t('participants.pays')}
      description={t('participants.pays_hint')}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
    >
      {packages.map(({ id, name, entries_left: count, expires_at }) => (
        <option key={id} value={id}>
          {t('participants.pays_option', {
            ...{ name: inLanguage(name), count },
            date: expires_at ? format.date(expires_at) : '–',
          })}
        </option>
      ))}
      {!isEntryNeeded && <option value="">{t('participants.pays_none')}</option>}
    </NativeSelect>
  )
}
