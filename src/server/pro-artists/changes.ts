import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '#contract/pro-artists.entities.ts'

/** What differs in an artist between before and after, in the order of `after`; fields that `before` knows nothing of count as empty. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const change = { field, before: before[field] ?? null, after: value ?? null }
    return isDeepStrictEqual(change.before, change.after) ? [] : [change]
  })
}
