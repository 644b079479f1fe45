import { useText } from '#kit/web/language/i18n.ts'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '~icons'
import { SelectBox } from './bulk/list-select-box.tsx'
import type { Selection } from './bulk/list-selection.ts'
import type { ListAddress } from './list-address.ts'
import type { Column, Identified } from './list-column.ts'
import styles from './list-table.module.css'

type HeadProps<Row extends Identified> = {
  columns: Column<Row>[]
  address: ListAddress
  rows: Row[]
  selection?: Selection<Row>
}

/** The headings; most of them sort the list. */
export function ListHead<Row extends Identified>({ columns, address, rows, selection }: HeadProps<Row>) {
  const t = useText()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={styles.select}>
            <SelectBox
              label={t('app.select_page')}
              state={shareOf(rows, selection)}
              onChange={(isPicked) => selection.set(rows, isPicked)}
            />
          </th>
        )}
        {columns.map(({ name, label, sortBy, align, from, isTitle }) => (
          <th
            key={name}
            scope="col"
            data-title={isTitle || undefined}
            data-align={align}
            data-from={from}
            aria-sort={sortOf(sortBy, address)}
          >
            {sortBy ? <SortButton label={t(label)} sortBy={sortBy} address={address} /> : t(label)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function shareOf<Row extends Identified>(rows: Row[], { count, has }: Selection<Row>) {
  // Checked first: usually nothing is selected, and the rest visits every row of a long list.
  if (count === 0) return 'none'
  if (rows.every(has)) return 'all'
  return rows.some(has) ? 'some' : 'none'
}

function SortButton({ label, sortBy, address }: { label: string; sortBy: string; address: ListAddress }) {
  const order = sortOf(sortBy, address)
  const Icon = order === undefined ? IconArrowsSort : order === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <button type="button" className={styles.sort} onClick={() => address.sort(sortBy, order === 'ascending')}>
      {label}
      <Icon size={15} aria-hidden="true" data-idle={order === undefined || undefined} />
    </button>
  )
}

function sortOf(sortBy: string | null | undefined, { query }: ListAddress) {
  if (!sortBy || query.sortBy !== sortBy) return undefined
  return query.descending === 1 ? 'descending' : 'ascending'
}
