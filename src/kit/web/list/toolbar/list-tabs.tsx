import { useId } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { ListAddress } from '#kit/web/list/list-address.ts'
import type { Counts, Filter } from '#kit/web/list/list-column.ts'
import { Pill } from '#kit/web/ui/inputs/pill.tsx'
import styles from './list-tabs.module.css'

type TabsProps = {
  filter: Filter
  address: ListAddress
  /** Otherwise no room is left for numbers. */
  isCounted: boolean
  /** The number of rows by option, once it is known. */
  counts?: Counts[string]
}

/** A filter drawn as tabs, each with its number of rows. */
export function ListTabs({ filter: { name, label, options = [] }, address, isCounted, counts }: TabsProps) {
  const t = useText()
  const format = useFormat()
  const current = String(address.query[name] ?? '')
  const all = counts && [...counts.values()].reduce((sum, count) => sum + count, 0)
  const choices = [
    { value: '', label: t('app.any'), count: all },
    ...options.map((option) => ({ ...option, count: counts && (counts.get(option.value) ?? 0) })),
  ]
  return (
    <fieldset className={`${styles.tabs} sideways`} data-scroll-restoration-id={useId()}>
      <legend className="sr-only">{t(label)}</legend>
      {choices.map(({ value, label, count }) => (
        <Pill key={value} isPressed={value === current} onClick={() => address.setFilter({ [name]: value || null })}>
          {label} {isCounted && <span className={styles.count}>{count === undefined ? '' : format.number(count)}</span>}
        </Pill>
      ))}
    </fieldset>
  )
}
