import { useState } from 'react'
import type { Identified } from './list-column.ts'

export type Selection<Row extends Identified> = ReturnType<typeof useSelection<Row>>

/** The rows that the reader picked, also on other pages. Other filters or another order begin anew: `scope` says which they are. */
export function useSelection<Row extends Identified>(scope: string) {
  const [picked, setPicked] = useState({ scope, rows: new Map<number, Row>() })
  const rows = picked.scope === scope ? picked.rows : new Map<number, Row>()
  const keep = (next: Map<number, Row>) => setPicked({ scope, rows: next })
  return {
    rows: [...rows.values()],
    count: rows.size,
    has: ({ id }: Row) => rows.has(id),
    set(changed: Row[], isPicked: boolean) {
      const next = new Map(rows)
      for (const row of changed) isPicked ? next.set(row.id, row) : next.delete(row.id)
      keep(next)
    },
    clear: () => keep(new Map()),
  }
}
