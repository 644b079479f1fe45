type Standing = { id: number }

/** The order with which the reader began remains during all decisions; later arrivals are at its end. */
export function continued<Person extends Standing>(order: readonly Person[], waiting: readonly Person[]): Person[] {
  const known = new Set(order.map(({ id }) => id))
  return [...order, ...waiting.filter(({ id }) => !known.has(id))]
}

/**
 * Who comes next (or, backwards, before) and still waits, after the last the first again; null where nobody else does. Those
 * on the way whom somebody has decided on meanwhile are named.
 */
export function neighbour<Person extends Standing>(
  order: readonly Person[],
  waiting: readonly Standing[],
  current: number,
  step: 1 | -1,
): { person: Person | null; skipped: Person[] } {
  const open = new Set(waiting.map(({ id }) => id))
  const ahead = step === 1 ? order : order.toReversed()
  const at = ahead.findIndex(({ id }) => id === current)
  const way = [...ahead.slice(at + 1), ...ahead.slice(0, Math.max(0, at))]
  const index = way.findIndex(({ id }) => open.has(id))
  return { person: way[index] ?? null, skipped: index < 0 ? [] : way.slice(0, index) }
}
