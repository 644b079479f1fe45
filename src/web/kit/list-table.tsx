import { useMediaQuery } from '@mantine/hooks'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, type ReactNode, useCallback, useRef } from 'react'
import { useText } from './i18n.ts'
import { Link } from './link.tsx'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'
import type { Column, Identified } from './list-column.ts'
import type { Selection } from './list-selection.ts'
import { breakpoints } from './ui/breakpoints.ts'
import { Skeleton } from './ui/skeleton.tsx'

type TableProps<Row extends Identified> = {
  label: string
  rows: Row[]
  columns: Column<Row>[]
  address: ListAddress
  link?: (row: Row) => string
  /** Rows of the question before, while the answer to this one is on its way. */
  isStale?: boolean
  /** With it each row has a box to tick, called as `nameOf` says. */
  selection?: Selection<Row>
  nameOf?: (row: Row) => string
}

/** From here on only the rows near the window are in the document. */
const manyRows = 100
/** Of a row in a long table, in pixels: all are of one height there, so that none has to be measured. Cards on a phone are. */
const rowHeight = 72

const cardHeight = 300
const manyColumns = 6

/** Rows under headings that sort; on a phone each row is a card. */
export function ListTable<Row extends Identified>(props: TableProps<Row>) {
  const { label, rows, columns, address, link, isStale, selection, nameOf } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const isLong = rows.length > manyRows
  const areCards = useMediaQuery(`(max-width: ${breakpoints.xs})`) ?? false
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: isLong,
    estimateSize: () => (areCards ? cardHeight : rowHeight),
    overscan: 10,
    scrollMargin: body.current?.offsetTop ?? 0,
  })
  const set = useRef(selection?.set)
  set.current = selection?.set
  const pick = useCallback((row: Row, isPicked: boolean) => set.current?.([row], isPicked), [])
  const near = virtualizer.getVirtualItems()
  const shown = isLong ? near.map(({ index }) => index) : rows.map((_, index) => index)
  const before = isLong ? (near[0]?.start ?? 0) - virtualizer.options.scrollMargin : 0
  const after = isLong ? virtualizer.getTotalSize() - (near.at(-1)?.end ?? 0) + virtualizer.options.scrollMargin : 0
  return (
    <table
      className={styles.table}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      data-stale={isStale || undefined}
      data-long={isLong || undefined}
      data-linked={link !== undefined || undefined}
      data-wide={columns.length > manyColumns || undefined}
    >
      <Head columns={columns} address={address} rows={rows} selection={selection} />
      <tbody ref={body}>
        <Gap height={before} />
        {shown.map((index) => {
          const row = rows[index] as Row
          return (
            <TableRow
              key={row.id}
              index={index}
              row={row}
              columns={columns}
              link={link}
              measure={isLong && areCards ? virtualizer.measureElement : undefined}
              isPicked={selection?.has(row)}
              onPick={selection && pick}
              name={nameOf?.(row) ?? ''}
            />
          )
        })}
        <Gap height={after} />
      </tbody>
    </table>
  )
}

type TableRowProps<Row extends Identified> = Pick<TableProps<Row>, 'columns' | 'link'> & {
  index: number
  row: Row
  measure?: (element: Element | null) => void
  isPicked?: boolean
  onPick?: (row: Row, isPicked: boolean) => void
  name: string
}

/** Drawn once: while a long list scrolls, the rows that stay are left alone. */
const TableRow = memo(function TableRow<Row extends Identified>(props: TableRowProps<Row>) {
  const { index, row, columns, link, measure, isPicked = false, onPick, name } = props
  const t = useText()
  return (
    <tr data-index={index} aria-rowindex={index + 2} ref={measure} data-selected={isPicked || undefined}>
      {onPick && (
        <td className={styles.select}>
          <SelectBox
            label={t('app.select_row', { name })}
            state={isPicked ? 'all' : 'none'}
            onChange={(isPicked) => onPick(row, isPicked)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.name} column={column} label={t(column.label)} to={column.isTitle ? link?.(row) : undefined}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  )
}) as <Row extends Identified>(props: TableRowProps<Row>) => ReactNode

export function ListSkeleton<Row>({ columns, rows }: { columns: Column<Row>[]; rows: number }) {
  const t = useText()
  return (
    <div role="status" className={styles.skeleton}>
      <span className="only-heard">{t('app.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there yet have no other name.
        <div key={row} className={styles.skeletonRow}>
          {columns.map(({ name, isTitle }) => (
            <Skeleton key={name} width={isTitle ? '70%' : '45%'} />
          ))}
        </div>
      ))}
    </div>
  )
}

type HeadProps<Row extends Identified> = Pick<TableProps<Row>, 'columns' | 'address' | 'rows' | 'selection'>

function Head<Row extends Identified>({ columns, address, rows, selection }: HeadProps<Row>) {
  const t = useText()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={styles.select}>
            <SelectBox
              label={t('app.select_page')}
              state={rows.every(selection.has) ? 'all' : rows.some(selection.has) ? 'some' : 'none'}
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

function sortOf(sortBy: string | undefined, { query }: ListAddress) {
  if (!sortBy || query.sortBy !== sortBy) return undefined
  return query.descending === 1 ? 'descending' : 'ascending'
}

type SelectBoxProps = { label: string; state: 'all' | 'some' | 'none'; onChange: (isPicked: boolean) => void }

/** The browser's own box: in a long list hundreds of them come and go while it scrolls. */
function SelectBox({ label, state, onChange }: SelectBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        ref={(element) => {
          if (element) element.indeterminate = state === 'some'
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

type CellProps<Row> = { column: Column<Row>; label: string; to?: string; children: ReactNode }

function Cell<Row>({ column: { isTitle, align, from }, label, to, children }: CellProps<Row>) {
  return (
    <td data-title={isTitle || undefined} data-align={align} data-from={from} data-label={label}>
      {to ? (
        <span className={styles.rowLink}>
          <Link to={to}>{children}</Link>
        </span>
      ) : (
        children
      )}
    </td>
  )
}

/** Stands for the rows that are too far away to be drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr className={styles.gap} style={{ '--height': `${height}px` } as CSSProperties} />
}
