import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import type { Endpoint, Input } from '#contract/kit/endpoint.ts'
import { send } from '#web/kit/calls/api.ts'
import { ApiError } from '#web/kit/calls/api-error.ts'
import { toastError } from '#web/kit/overlay/toast.ts'
import type { Identified } from './list-column.ts'

/** A call that puts all rows of a list into an order. */
export type OrderEndpoint = Endpoint<string, z.ZodMiniType, z.ZodMiniType<{ ids: number[] }>>

/**
 * Rows in the order that the reader gave them, at once; what is given is sent one order after another, the latest last.
 * A refused order is taken back, and `onRefused` brings the list as it is.
 */
export function useOrder<Row extends Identified>(rows: Row[], endpoint: OrderEndpoint, onRefused: () => void) {
  const [given, setGiven] = useState<number[] | null>(null)
  const waiting = useRef<number[] | null>(null)
  const isSending = useRef(false)

  // Fresh rows from the server are in its order; ours holds only while it is on the way there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the rows.
  useEffect(() => {
    if (!isSending.current) setGiven(null)
  }, [rows])

  async function save(ids: number[]) {
    waiting.current = ids
    if (isSending.current) return
    isSending.current = true
    try {
      while (waiting.current) {
        const next: number[] = waiting.current
        waiting.current = null
        await send(endpoint, { ids: next } as Input<OrderEndpoint>)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      waiting.current = null
      setGiven(null)
      toastError(error)
      onRefused()
    } finally {
      isSending.current = false
    }
  }

  const ordered = given ? given.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows
  const ids = ordered.map(({ id }) => id)
  return {
    ordered,
    /** Shows a row in another place, without saying so to anybody yet. */
    show: (id: number, index: number) => setGiven(moved(ids, id, index)),
    /** What is shown holds. */
    keep: () => void save(ids),
    move(id: number, index: number) {
      const next = moved(ids, id, index)
      setGiven(next)
      void save(next)
    },
  }
}

function moved(ids: number[], id: number, index: number): number[] {
  return ids.filter((other) => other !== id).toSpliced(index, 0, id)
}
