import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#web/kit/language/i18n.ts'
import { IconButton } from '#web/kit/ui/button.tsx'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '~icons'
import type { Identified } from './list-column.ts'
import styles from './reorder.module.css'
import { type OrderEndpoint, useOrder } from './use-order.ts'

type ReorderProps<Row extends Identified> = {
  /** What the list is of; heard as its name. */
  label: string
  rows: Row[]
  endpoint: OrderEndpoint
  /** Brings the list as it is, when an order was refused. */
  onRefused: () => void
  nameOf: (row: Row) => string
  /** The inside of a row, with its place among those that are shown. */
  children: (row: Row, index: number, shown: Row[]) => ReactNode
}

type Direction = 'up' | 'down'

/** Rows that people put in order: dragged by their handle, or moved by buttons that keep the focus. Each move is announced. */
export function Reorder<Row extends Identified>(props: ReorderProps<Row>) {
  const { label, rows, endpoint, onRefused, nameOf, children } = props
  const t = useText()
  const { ordered, show, keep, move } = useOrder(rows, endpoint, onRefused)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const follow = useFocusFollows(list)
  const drag = useDrag(list, show, (id, index) => {
    keep()
    say(id, index)
  })

  function say(id: number, index: number) {
    const name = nameOf(ordered.find((row) => row.id === id) as Row)
    setSaid(t('app.reorder_moved', { name, place: index + 1, count: ordered.length }))
  }

  function step(id: number, index: number, direction: Direction) {
    move(id, index)
    say(id, index)
    follow(id, direction)
  }

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {ordered.map((row, index) => (
          <li key={row.id} data-id={row.id} className={styles.row} data-dragged={drag.id === row.id || undefined}>
            <span className={styles.handle} aria-hidden="true" onPointerDown={(event) => drag.begin(event, row.id)}>
              <IconGripVertical size={20} />
            </span>
            <div className={styles.content}>{children(row, index, ordered)}</div>
            <span className={styles.steps}>
              <IconButton
                label={t('app.reorder_up', { name: nameOf(row) })}
                data-move="up"
                disabled={index === 0}
                onClick={() => step(row.id, index - 1, 'up')}
              >
                <IconArrowUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('app.reorder_down', { name: nameOf(row) })}
                data-move="down"
                disabled={index === ordered.length - 1}
                onClick={() => step(row.id, index + 1, 'down')}
              >
                <IconArrowDown size={18} aria-hidden="true" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="only-heard">
        {said}
      </p>
    </>
  )
}

type Place = { current: HTMLOListElement | null }

/** A moved row takes its button along, and with it the focus; at either end the other button gets it. */
function useFocusFollows(list: Place) {
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

/** The row follows the pointer from place to place; where it is let go, it stays. */
function useDrag(list: Place, show: (id: number, index: number) => void, drop: (id: number, index: number) => void) {
  const [id, setId] = useState<number | null>(null)
  const latest = useRef({ show, drop })
  latest.current = { show, drop }

  function begin(event: React.PointerEvent, dragged: number) {
    if (event.button !== 0) return
    event.preventDefault()
    setId(dragged)
    const start = placeOf(list, dragged)
    const stop = new AbortController()
    // On the document, since a row that changes its place would lose the pointer that it caught.
    const { signal } = stop
    document.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const index = placeAt(list, dragged, clientY)
        if (index !== placeOf(list, dragged)) latest.current.show(dragged, index)
      },
      { signal },
    )
    const end = () => {
      stop.abort()
      setId(null)
      const index = placeOf(list, dragged)
      if (index !== start) latest.current.drop(dragged, index)
    }
    document.addEventListener('pointerup', end, { signal })
    document.addEventListener('pointercancel', end, { signal })
  }
  return { id, begin }
}

function rowsOf(list: Place): HTMLElement[] {
  return Array.from(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])
}

function placeOf(list: Place, id: number): number {
  return rowsOf(list).findIndex((row) => row.dataset.id === String(id))
}

/** How many of the other rows lie above the pointer, by their middles. */
function placeAt(list: Place, id: number, y: number): number {
  return rowsOf(list)
    .filter((row) => row.dataset.id !== String(id))
    .filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 < y
    }).length
}
