import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { type Density, useAppearance } from '#kit/web/page/appearance/appearance.ts'
import { AboutContext } from '#kit/web/ui/button.tsx'
import { useIsPhone } from '#kit/web/ui/use-media.ts'
import type { Outcome } from './bulk/bulk-run.ts'
import { SelectBox } from './bulk/list-select-box.tsx'
import type { Selection } from './bulk/list-selection.ts'
import { RowOutcome } from './bulk/row-outcome.tsx'
import type { Column, Identified } from './list-column.ts'
import { RowLink, useScreenBehind } from './list-row-link.tsx'
import styles from './list-table.module.css'

/** The rows of a list’s table; many are rendered only near the viewport (virtualization). */

export type RowsProps<Row extends Identified> = {
  rows: Row[]
  columns: Column<Row>[]
  link?: (row: Row) => string
  /** With it each row has a checkbox, labelled by `nameOf`. */
  selection?: Selection<Row>
  nameOf?: (row: Row) => string
}

/** Above this many rows only those near the viewport are rendered. */
export const manyRows = 100
/**
 * In rem, as in the style sheet: all rows of a long table have one height, so that none has to be measured. Rows on a phone are
 * measured; until then `phoneHeight` (px) is assumed, with which 99,999 rows stay below the tallest page that browsers draw.
 */
const rowHeight: Record<Density, number> = { comfortable: 4.5, compact: 3.25 }
const phoneHeight = 84

export function AllRows<Row extends Identified>(props: RowsProps<Row>) {
  const rowAt = useRow(props)
  const fetchAhead = useScreenBehind(props)
  return <tbody {...fetchAhead}>{props.rows.map((_, index) => rowAt(index))}</tbody>
}

/** Re-renders every few pixels of scrolling: nothing here may visit all rows. */
export function NearRows<Row extends Identified>(props: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const isPhone = useIsPhone()
  const rootFontSize = useRootFontSize()
  const [{ density }] = useAppearance()
  const height = isPhone ? phoneHeight : rowHeight[density] * rootFontSize
  const virtualizer = useWindowVirtualizer({
    count: props.rows.length,
    estimateSize: () => height,
    overscan: 10,
    scrollMargin: body.current?.offsetTop ?? 0,
  })
  const rowAt = useRow(props, isPhone ? virtualizer.measureElement : undefined)
  const fetchAhead = useScreenBehind(props)
  const near = virtualizer.getVirtualItems()
  const before = Math.max(0, (near[0]?.start ?? 0) - virtualizer.options.scrollMargin)
  return (
    <tbody ref={body} {...fetchAhead} style={{ height: virtualizer.getTotalSize(), paddingTop: before }}>
      {near.map(({ index }) => rowAt(index))}
    </tbody>
  )
}

/** In pixels, as set in the browser. */
function useRootFontSize(): number {
  const [size] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  return size
}

function useRow<Row extends Identified>(
  { rows, columns, link, selection, nameOf }: RowsProps<Row>,
  measure?: (element: Element | null) => void,
) {
  const set = useRef(selection?.set)
  set.current = selection?.set
  const pick = useCallback((row: Row, isPicked: boolean) => set.current?.([row], isPicked), [])
  return (index: number) => {
    const row = rows[index] as Row
    return (
      <TableRow
        key={row.id}
        index={index}
        row={row}
        columns={columns}
        link={link}
        measure={measure}
        isPicked={selection?.has(row)}
        outcome={selection?.outcomes.get(row.id)}
        barId={selection?.latest === row.id ? selection.barId : undefined}
        onPick={selection && pick}
        name={nameOf?.(row) ?? ''}
      />
    )
  }
}

type TableRowProps<Row extends Identified> = Pick<RowsProps<Row>, 'columns' | 'link'> & {
  index: number
  row: Row
  measure?: (element: Element | null) => void
  isPicked?: boolean
  /** The outcome of the last action on it. */
  outcome?: Outcome
  /** On the row that was selected last: a link to the actions. */
  barId?: string
  onPick?: (row: Row, isPicked: boolean) => void
  name: string
}

/** Memoized: while a long list scrolls, the rows that stay are not rendered again. */
const TableRow = memo(function TableRow<Row extends Identified>(props: TableRowProps<Row>) {
  const { index, row, columns, link, measure, isPicked = false, outcome, barId, onPick, name } = props
  const t = useText()
  const title = useId()
  return (
    <tr data-index={index} aria-rowindex={index + 2} ref={measure} data-selected={isPicked || undefined}>
      {onPick && (
        <td className={styles.select}>
          <SelectBox
            label={t('app.select_row', { name })}
            state={isPicked ? 'all' : 'none'}
            onChange={(isPicked) => onPick(row, isPicked)}
          />
          {barId && <ToBar id={barId} />}
        </td>
      )}
      {columns.map(({ name, isTitle, align, from, onPhone, isBlank, cell }) => {
        const place = {
          'data-align': align,
          'data-from': from,
          'data-phone': isBlank?.(row) ? undefined : onPhone,
        }
        if (!isTitle)
          return (
            <td key={name} {...place}>
              <AboutContext value={title}>{cell(row)}</AboutContext>
            </td>
          )
        return (
          <th key={name} id={title} scope="row" data-title {...place}>
            {link ? <RowLink to={link(row)}>{cell(row)}</RowLink> : cell(row)}
            {outcome && <RowOutcome outcome={outcome} />}
          </th>
        )
      })}
    </tr>
  )
}) as <Row extends Identified>(props: TableRowProps<Row>) => ReactNode

/** By keyboard, the actions are one step from the row that was selected last. */
function ToBar({ id }: { id: string }) {
  const t = useText()
  return (
    <button
      type="button"
      className={`skip ${styles.toBar}`}
      onClick={() => document.getElementById(id)?.querySelector('button')?.focus()}
    >
      {t('app.to_selected_actions')}
    </button>
  )
}
