import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { EntryChoice } from '#teaching/participants/contract/participants.ts'

type PaidByProps = {
  id: string
  packages: EntryChoice[]
  /** The package's id; null: paid otherwise; undefined: not chosen yet. */
  value: number | null | undefined
  onChange: (id: number | null) => void
  /** The reader pays for a seat of their own. */
  isOwn?: boolean
  /** Whether nothing but a package pays. */
  isEntryNeeded?: boolean
}

const otherwise = 'otherwise'

/** Which package pays for a seat; the one that expires first is on top. */
export function PaidBy({ id: selectId, packages, value, onChange, isOwn, isEntryNeeded = false }: PaidByProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const none = t(isOwn ? 'participants.no_own_packages' : 'participants.no_packages')
  if (packages.length === 0 && isEntryNeeded) return <Text tone="soft">{none}</Text>
  return (
    <NativeSelect
      id={selectId}
      label={t('participants.pays')}
      description={packages.length > 0 ? t('participants.pays_hint') : none}
      value={value === undefined ? '' : (value ?? otherwise)}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === otherwise ? null : Number(chosen))}
    >
      {value === undefined && (
        <option value="" disabled>
          {t('participants.pays_choose')}
        </option>
      )}
      {packages.map(({ id, name, entries_left: count, expires_at }) => (
        <option key={id} value={id}>
          {t('participants.pays_option', {
            ...{ name: inLanguage(name), count },
            date: expires_at ? format.lastDay(expires_at) : '—',
          })}
        </option>
      ))}
      {!isEntryNeeded && <option value={otherwise}>{t('participants.pays_none')}</option>}
    </NativeSelect>
  )
}
