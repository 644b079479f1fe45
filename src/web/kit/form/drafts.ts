import { storage } from '#web/kit/session/device-storage.ts'

const prefix = 'atelier.draft.'

/** The typed values, and all values that the inputs had when the typing began. */
export type Draft = { base: Values; typed: Values }
type Values = Record<string, unknown>

export function keptDraft(key: string): Draft | null {
  const draft = storage.read(prefix + key) as Partial<Draft> | null
  return draft?.base && draft.typed ? (draft as Draft) : null
}

/**
 * The values of a draft that override today's: those that were typed and still differ. The `revision` stays the one that the
 * typing began with, so that the server reports what others changed meanwhile.
 */
export function restoredValues({ base, typed }: Draft, today: Values): Values | null {
  const fields = Object.keys(typed).filter((field) => field in today && !isSame(typed[field], today[field]))
  if (fields.length === 0) return null
  const revision = 'revision' in today && { revision: base.revision }
  return { ...Object.fromEntries(fields.map((field) => [field, typed[field]])), ...revision }
}

/** The values that differ from the untouched ones: they were typed. */
export function changedValues(values: Values, untouched: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, untouched[field])))
}

/** Passwords are never stored on a device; files are stored in `kept-files.ts`. */
export function keepDraft(key: string, { base, typed }: Draft) {
  storage.write(prefix + key, { base: storable(base), typed: storable(typed) } satisfies Draft)
}

export function removeDraft(key: string) {
  storage.remove((stored) => stored === prefix + key)
}

/** The names of all drafts with this prefix. */
export function draftsUnder(beginning: string): string[] {
  return storage.names((stored) => stored.startsWith(prefix + beginning)).map((stored) => stored.slice(prefix.length))
}

function storable(values: Values): Values {
  const kept = Object.entries(values).filter(([name, value]) => !/password/i.test(name) && !(value instanceof Blob))
  return Object.fromEntries(kept)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
