import { useEffect, useState } from 'react'
import type { ApiError } from '#web/kit/calls/api-error.ts'
import type { BulkAction } from './bulk-action.ts'
import type { Identified } from './list-column.ts'

/** Answers rows as they are now; those that are gone from the list are missing. */
export type ReadRows<Row> = (ids: number[], signal?: AbortSignal) => Promise<Row[]>

/** A row that an act was asked for: as it was when it was picked, and how it stands to the act now. */
export type Checked<Row> = {
  row: Row
  /** Null where it is not in the list any more. */
  now: Row | null
  /** What is otherwise than when it was picked, in words. */
  changes: string[]
  applies: boolean
}

/** Reads anew what was picked: nothing is decided on what nobody saw. */
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
