import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { send } from '#kit/web/calls/api.ts'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import type { Identified } from '../list-column.ts'

/** A call that reorders all rows of a list; `params` are those of its path. */
export type OrderEndpoint = Endpoint<string, z.ZodMiniType, z.ZodMiniType<{ ids: number[] }>, z.ZodMiniType>

/**
 * Reorders rows with an optimistic update. Orders are sent one after the other; of those that wait, only the latest. A refused order
 * is rolled back, and `onRefused` refetches the list.
 */
export function useOrder<Row extends Identified>(
  rows: Row[],
  { endpoint, params, onRefused }: { endpoint: OrderEndpoint; params?: object | undefined; onRefused: () => void },
) {
  const [optimistic, setOptimistic] = useState<number[] | null>(null)
  const waiting = useRef<number[] | null>(null)
  const isSending = useRef(false)

  // Rows from the server replace the optimistic order, unless an order is being sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the rows.
  useEffect(() => {
    if (!isSending.current) setOptimistic(null)
  }, [rows])

  async function save(ids: number[]) {
    waiting.current = ids
    if (isSending.current) return
    isSending.current = true
    try {
      while (waiting.current) {
        const next: number[] = waiting.current
        waiting.current = null
        await send(endpoint, { ...params, ids: next } as Input<OrderEndpoint>)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      waiting.current = null
      setOptimistic(null)
      toastError(error)
      onRefused()
    } finally {
      isSending.current = false
    }
  }

  const ordered = optimistic ? optimistic.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows
  const ids = ordered.map(({ id }) => id)
  return {
    ordered,
    /** Moves a row without sending the order, as while it is dragged. */
    show: (id: number, index: number) => setOptimistic(moved(ids, id, index)),
    /** Sends the shown order. */
    keep: () => void save(ids),
    move(id: number, index: number) {
      const next = moved(ids, id, index)
      setOptimistic(next)
      void save(next)
    },
  }
}

function moved(ids: number[], id: number, index: number): number[] {
  return ids.filter((other) => other !== id).toSpliced(index, 0, id)
}
