/** Kinds whose records are only added: what the audit log gets of a row, and what the import answers for it. */
import type { Context } from '#kit/server/http/context.ts'
import { recordMany } from '#kit/server/jobs/record-event.ts'
import type { DoneRow, NotUndone, PlannedRow, UndoneRow } from '../importer.ts'

type AddedKind = 'certificate' | 'participant' | 'voucher'

/** Records what was added, by the line that it came from, and answers the rows with their ids. */
export async function recordAdded<Plan extends PlannedRow>(
  ctx: Context,
  kind: AddedKind,
  import_id: number,
  plans: readonly Plan[],
  ids: ReadonlyMap<number, number>,
): Promise<Plan[]> {
  await recordMany(
    ctx,
    `${kind}.imported`,
    plans.flatMap(({ line, changes }) => {
      const id = ids.get(line)
      return id === undefined ? [] : [{ id, details: { import_id, changes } }]
    }),
  )
  return plans.map((plan) => ({ ...plan, subject_id: ids.get(plan.line) ?? plan.subject_id }))
}

type Reasons = ReadonlyMap<number, NotUndone['reason'] | null>

/** Records what was removed again, and answers each row with why its record stays, if it does. */
export async function recordRemoved(
  ctx: Context,
  kind: AddedKind,
  import_id: number,
  rows: readonly DoneRow[],
  reasons: Reasons,
): Promise<UndoneRow[]> {
  const removed = rows.filter(({ subject_id }) => !reasons.get(subject_id))
  await recordMany(
    ctx,
    `${kind}.importUndone`,
    removed.map(({ subject_id }) => ({ id: subject_id, details: { import_id } })),
  )
  return undoneRows(rows, ({ subject_id }) => reasons.get(subject_id))
}

/** What undoing an import answers for each row: the whole record stays for a reason, or some of its fields (`fieldsOf`) do. */
export function undoneRows(
  rows: readonly DoneRow[],
  reasonOf: (row: DoneRow) => NotUndone['reason'] | null | undefined,
  fieldsOf: (row: DoneRow) => NotUndone[] = () => [],
): UndoneRow[] {
  return rows.map((row) => {
    const reason = reasonOf(row)
    const kept = reason ? [{ field: null, reason }] : fieldsOf(row)
    return { id: row.id, undo: kept.length > 0 ? 'KEPT' : 'UNDONE', kept }
  })
}
