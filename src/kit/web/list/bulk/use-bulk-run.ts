import { useEffect, useRef, useState } from 'react'
import { refreshOnce } from '#kit/web/calls/query.ts'
import type { Identified } from '../list-column.ts'
import type { BulkAction, BulkPicked } from './bulk-action.ts'
import { type Outcome, runEach } from './bulk-run.ts'
import type { Outcomes } from './list-selection.ts'

/** Runs a bulk action on one row after the other, and keeps the outcomes. */
export function useBulkRun<Row extends Identified>(
  action: BulkAction<Row>,
  message: string,
  picked: BulkPicked,
  onEnd: (outcomes: Outcomes, done: Row[]) => void,
) {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [isRunning, setRunning] = useState(false)
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  /** `left` are those not acted on, with the reason. */
  async function start(rows: Row[], left: Outcomes) {
    stopping.current = new AbortController()
    setRunning(true)
    setOutcomes(left)
    const results = new Map<number, Outcome>(left)
    const act = () =>
      runEach({
        rows,
        act: (row) => action.run(row, message.trim() || null, picked),
        onOutcome: (row, outcome) => {
          results.set(row.id, outcome)
          setOutcomes(new Map(results))
        },
        signal: stopping.current.signal,
      })
    try {
      await refreshOnce(act)
    } finally {
      setRunning(false)
      onEnd(
        results,
        rows.filter(({ id }) => results.get(id)?.state === 'done'),
      )
    }
  }

  return {
    outcomes,
    isRunning,
    start: (rows: Row[], left: Outcomes) => void start(rows, left),
    stop: () => stopping.current.abort(),
    reset: () => setOutcomes(new Map()),
  }
}
