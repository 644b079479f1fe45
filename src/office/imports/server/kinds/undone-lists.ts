/** How an import of levels or packages is undone: what it created is deleted unless somebody uses it, what it changed is as before. */
import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { DoneRow, NotUndone, UndoneRow } from '../importer.ts'

type Revised = { id: number; revision: number }
type Undoing<One> = {
  known: readonly One[]
  used: ReadonlySet<number>
  /** As the row of a file has it. */
  rowOf: (one: One) => Record<string, unknown>
  remove: (one: One) => Promise<void>
  /** `back` are the fields that are as the import left them, with their values of before. */
  revert: (one: One, back: Record<string, unknown>) => Promise<void>
}

export async function undoEach<One extends Revised>(
  rows: readonly DoneRow[],
  { known, used, rowOf, remove, revert }: Undoing<One>,
): Promise<UndoneRow[]> {
  const byId = new Map(known.map((one) => [one.id, one]))
  const undone: UndoneRow[] = []
  for (const { id, outcome, subject_id, changes } of rows) {
    const one = byId.get(subject_id)
    const kept = one === undefined ? [] : outcome === 'CREATE' ? await removed(one) : await reverted(one, changes)
    undone.push({ id, undo: kept.length > 0 ? 'KEPT' : 'UNDONE', kept })
  }
  return undone

  async function removed(one: One): Promise<NotUndone[]> {
    if (used.has(one.id)) return [{ field: null, reason: 'used' }]
    if (one.revision > 1) return [{ field: null, reason: 'edited' }]
    await remove(one)
    return []
  }

  async function reverted(one: One, changes: readonly FieldChange[]): Promise<NotUndone[]> {
    const now = rowOf(one)
    const isUnchanged = ({ field, after }: FieldChange) => isDeepStrictEqual(now[field] ?? null, after)
    const back = changes.filter(isUnchanged).map(({ field, before }) => [field, before] as const)
    if (back.length > 0) await revert(one, Object.fromEntries(back))
    return changes.filter((change) => !isUnchanged(change)).map(({ field }) => ({ field, reason: 'edited' }))
  }
}
