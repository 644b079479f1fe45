import type { FieldChange } from '#kit/contract/revision.ts'
import type { Details } from '#kit/server/records/event-details.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import type { Described } from './described.ts'

/** Fields of rows that nobody types. */
const ofEveryRow: ReadonlySet<string> = new Set(['id', 'revision', 'created_at', 'updated_at', 'position'])

type ShownFields = { changes: FieldChange[]; facts: [field: string, value: unknown][] }

/** The content of a line: the fields that changed, and all other recorded values. */
export function shownFields({ hidden, derived, shapes }: Described, event: string, recorded: Details): ShownFields {
  const { changes, before, after, ...facts } = shapes[event]?.(recorded) ?? recorded
  return {
    changes: changesOf(derived, { changes, before, after }),
    facts: Object.entries(facts).filter(([field, value]) => !hidden.has(field) && !isNothing(value)),
  }
}

function changesOf(derived: ReadonlySet<string>, { changes, before, after }: Details): FieldChange[] {
  if (Array.isArray(changes)) return changes as FieldChange[]
  if (!isRow(before) && !isRow(after)) return []
  // What was added or removed has each of its fields; an edit those that it names.
  const fields = isRow(after) ? after : Object.fromEntries(Object.keys(before as Details).map((name) => [name, null]))
  return changesBetween(isRow(before) ? before : {}, fields).filter(
    (change) =>
      !derived.has(change.field) &&
      !ofEveryRow.has(change.field) &&
      !(isNothing(change.before) && isNothing(change.after)),
  )
}

export function isRow(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.every(isNothing))
}
