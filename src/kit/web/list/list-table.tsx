import { type HTMLAttributes, useEffect, useId, useRef } from 'react'
import type { ListAddress } from './list-address.ts'
import type { Identified } from './list-column.ts'
import { ListHead } from './list-head.tsx'
import { AllRows, manyRows, NearRows, type RowsProps } from './list-rows.tsx'
import styles from './list-table.module.css'

export type TableProps<Row extends Identified> = RowsProps<Row> & {
  label: string
  address: ListAddress
  /** The number of rows to come, where the first of them are shown before the others are loaded. */
  expected?: number
  /** The rows belong to the previous query, while the next is loading. */
  isStale?: boolean
  /** Of the preview of a row. */
  listeners?: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onFocus'>
}

const manyColumns = 6

/** A table with sortable headings; on a phone each row has two lines. */
export function ListTable<Row extends Identified>(props: TableProps<Row>) {
  const { label, address, expected = 0, isStale, listeners, ...body } = props
  const { rows, columns, link, selection } = body
  const isLong = Math.max(rows.length, expected) > manyRows
  const Rows = isLong ? NearRows : AllRows
  const scroller = useFit()
  return (
    <div ref={scroller} className={`${styles.scroller} surface`} data-scroll-restoration-id={useId()} {...listeners}>
      <table
        className={styles.table}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        data-stale={isStale || undefined}
        data-long={isLong || undefined}
        data-linked={link !== undefined || undefined}
        data-wide={columns.length > manyColumns || undefined}
      >
        <ListHead columns={columns} address={address} rows={rows} selection={selection} />
        <Rows {...body} />
      </table>
    </div>
  )
}

/** Marks the place of a table that fits in it. What scrolls sideways would keep the head from sticking to the screen. */
function useFit() {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = scroller.current
    const table = place?.firstElementChild as HTMLElement | null
    if (!place || !table) return
    const observer = new ResizeObserver(() => {
      place.toggleAttribute('data-fits', table.scrollWidth <= place.clientWidth)
    })
    observer.observe(place)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return scroller
}
