import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconGripVertical } from '~icons'
import type { Identified } from '../list-column.ts'
import styles from './sortable-rows.module.css'
import { type OrderEndpoint, useOrder } from './use-order.ts'

export type ReorderProps<Row extends Identified> = {
  /** The list's accessible name. */
  label: string
  rows: Row[]
  endpoint: OrderEndpoint
  /** What the path of the call names. */
  params?: object
  /** Tiles side by side, where pictures are put in order. */
  shape?: 'rows' | 'tiles'
  /** Refetches the list after an order was refused. */
  onRefused: () => void
  nameOf: (row: Row) => string
  /** The content of a row, with its index among those that are shown. */
  children: (row: Row, index: number, shown: Row[]) => ReactNode
}

type Direction = 'up' | 'down'

const moves = {
  rows: { up: 'app.reorder_up', down: 'app.reorder_down', Up: IconArrowUp, Down: IconArrowDown },
  tiles: { up: 'app.reorder_earlier', down: 'app.reorder_later', Up: IconArrowLeft, Down: IconArrowRight },
} as const

/**
 * A sortable list: drag and drop by the handle (pointer, touch or keyboard), or buttons, which need no dragging and keep the focus.
 * Each move is announced.
 */
export default function SortableRows(props: ReorderProps<Identified>) {
  const { label, rows, endpoint, params, shape = 'rows', onRefused, nameOf, children } = props
  const labels = moves[shape]
  const t = useText()
  const hint = useId()
  const { ordered, show, keep, move } = useOrder(rows, { endpoint, params, onRefused })
  const [before, setBefore] = useState<Identified[] | null>(null)
  // While a row is dragged, the rows keep their numbers, which could change their heights.
  const settled = before ?? ordered
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focusAfterMove = useFocusAfterMove(list)

  function announce(text: TextKey, rowId: number, index: number) {
    const name = nameOf(ordered.find((row) => row.id === rowId) as Identified)
    setAnnouncement(t(text, { name, place: index + 1, count: ordered.length }))
  }

  function step(rowId: number, index: number, direction: Direction) {
    move(rowId, index)
    announce('app.reorder_moved', rowId, index)
    focusAfterMove(rowId, direction)
  }

  return (
    <DragDropProvider
      // Announced inside the list: the library announces in the document, which an open modal dialog silences.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation: { source } }) => {
        if (!isSortable(source)) return
        setBefore(ordered)
        announce('app.reorder_taken', Number(source.id), source.index)
      }}
      onDragOver={({ operation: { source, target } }) => {
        if (!isSortable(source) || !isSortable(target) || source.id === target.id) return
        show(Number(source.id), target.index)
        announce('app.reorder_moved', Number(source.id), target.index)
      }}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!isSortable(source)) return
        setBefore(null)
        const id = Number(source.id)
        const start = settled.findIndex((row) => row.id === id)
        if (canceled) show(id, start)
        else if (source.index !== start) keep()
        announce(canceled ? 'app.reorder_canceled' : 'app.reorder_dropped', id, canceled ? start : source.index)
      }}
    >
      <ol ref={list} className={styles.list} data-shape={shape} aria-label={label}>
        {ordered.map((row, index) => (
          <SortableRow key={row.id} id={row.id} index={index} name={nameOf(row)} hint={hint}>
            <div className={styles.content}>{children(row, settled.indexOf(row), settled)}</div>
            <span className={styles.steps}>
              <IconButton
                label={t(labels.up, { name: nameOf(row) })}
                data-move="up"
                disabled={index === 0}
                onClick={() => step(row.id, index - 1, 'up')}
              >
                <labels.Up size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t(labels.down, { name: nameOf(row) })}
                data-move="down"
                disabled={index === ordered.length - 1}
                onClick={() => step(row.id, index + 1, 'down')}
              >
                <labels.Down size={18} aria-hidden="true" />
              </IconButton>
            </span>
          </SortableRow>
        ))}
      </ol>
      <p id={hint} hidden>
        {t('app.reorder_keys')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DragDropProvider>
  )
}

type RowProps = { id: number; index: number; name: string; hint: string; children: ReactNode }

function SortableRow({ id, index, name, hint, children }: RowProps) {
  const t = useText()
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return (
    <li ref={ref} data-id={id} className={`${styles.row} surface`} data-dragged={isDragging || undefined}>
      <button
        type="button"
        ref={handleRef}
        className={styles.handle}
        aria-label={t('app.reorder_handle', { name })}
        aria-describedby={hint}
        aria-pressed={isDragging}
      >
        <IconGripVertical size={20} aria-hidden="true" />
      </button>
      {children}
    </li>
  )
}

/** Keeps the focus on the button of a moved row; at either end, on its other button. */
function useFocusAfterMove(list: { current: HTMLOListElement | null }) {
  const wanted = useRef<{ id: number; direction: Direction }>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { id, direction } = wanted.current
    wanted.current = null
    const row = list.current?.querySelector(`[data-id="${id}"]`)
    const button = row?.querySelector<HTMLElement>(`[data-move="${direction}"]:not(:disabled)`)
    const other = row?.querySelector<HTMLElement>('[data-move]:not(:disabled)')
    ;(button ?? other)?.focus()
  })
  return (id: number, direction: Direction) => {
    wanted.current = { id, direction }
  }
}
