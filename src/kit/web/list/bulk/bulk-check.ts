import { useEffect, useState } from 'react'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import type { Identified } from '../list-column.ts'
import type { BulkAction } from './bulk-action.ts'

/** Reads rows as they are now; those that left the list are missing. */
export type ReadRows<Row> = (ids: number[], signal?: AbortSignal) => Promise<Row[]>

/** A selected row: as it was when it was selected, and whether the action applies to it now. */
export type Checked<Row> = {
  row: Row
  /** Null where it has left the list. */
  now: Row | null
  /** Describes how it differs from what it was when it was selected. */
  changes: string[]
  applies: boolean
}

/** Reads the selected rows again, so that nothing is decided on values that nobody saw. */
export function useCheck<Row extends Identified>(action: BulkAction<Row>, rows: Row[], read: ReadRows<Row>) {
  const [checked, setChecked] = useState<Checked<Row>[] | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or another try, are looked at; all else stays while the dialog is open.
  useEffect(() => {
    const stop = new AbortController()
    setChecked(null)
    setError(null)
    read(
      rows.map(({ id }) => id),
      stop.signal,
    ).then(
      (present) => setChecked(compare(action, rows, present)),
      (reason: ApiError) => {
        if (!stop.signal.aborted) setError(reason)
      },
    )
    return () => stop.abort()
  }, [rows, attempt])

  return { checked, error, retry: () => setAttempt(attempt + 1) }
}

function compare<Row extends Identified>(action: BulkAction<Row>, rows: Row[], present: Row[]): Checked<Row>[] {
  const byId = new Map(present.map((row) => [row.id, row]))
  return rows.map((row) => {
    const now = byId.get(row.id) ?? null
    return {
      row,
      now,
      changes: now ? (action.changes?.(row, now) ?? []) : [],
      applies: now !== null && action.applies(now),
    }
  })
}
