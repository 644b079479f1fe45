import { useId, useState } from 'react'
import type { Identified } from '../list-column.ts'
import type { Outcome } from './bulk-run.ts'

export type Selection<Row extends Identified> = ReturnType<typeof useSelection<Row>>
export type Outcomes = ReadonlyMap<number, Outcome>

type Picked<Row> = { scope: string; rows: ReadonlyMap<number, Row>; outcomes: Outcomes; latest: number | null }
const nothing = { rows: new Map<number, never>(), outcomes: new Map() as Outcomes, latest: null }

/**
 * The selected rows of all pages, as they were when selected, with the outcomes of the last action on them. A change of `scope` (the
 * filters and the order) clears the selection.
 */
export function useSelection<Row extends Identified>(scope: string) {
  const barId = useId()
  const [picked, setPicked] = useState<Picked<Row>>({ scope, ...nothing })
  const { rows, outcomes, latest } = picked.scope === scope ? picked : (nothing as Omit<Picked<Row>, 'scope'>)
  return {
    /** The id of the bar of actions. */
    barId,
    /** The row that was selected last. */
    latest,
    rows: [...rows.values()],
    count: rows.size,
    outcomes,
    has: ({ id }: Row) => rows.has(id),
    set(changed: Row[], isPicked: boolean) {
      const next = new Map(rows)
      for (const row of changed) isPicked ? next.set(row.id, row) : next.delete(row.id)
      setPicked({ scope, rows: next, outcomes, latest: isPicked ? (changed.at(-1)?.id ?? null) : null })
    },
    /** After an action: all rows stay selected, those that it changed as they are now. */
    setOutcomes(outcomes: Outcomes, changed: Row[]) {
      const next = new Map(rows)
      for (const row of changed) if (next.has(row.id)) next.set(row.id, row)
      setPicked({ scope, rows: next, outcomes, latest })
    },
    clear: () => setPicked({ scope, ...nothing }),
  }
}
