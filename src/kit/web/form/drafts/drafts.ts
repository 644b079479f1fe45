import { storage } from '#kit/web/session/device-storage.ts'

/** Stores drafts of forms on this device. */

const prefix = 'atelier.draft.'

/** The typed values, and all saved values when the typing began. */
export type Draft = { base: Values; typed: Values }
type Values = Record<string, unknown>

export function storedDraft(key: string): Draft | null {
  const draft = storage.read(prefix + key) as Partial<Draft> | null
  return draft?.base && draft.typed ? (draft as Draft) : null
}

/**
 * The values of a draft that override the saved ones: those that were typed and still differ. The `revision` stays that of `base`, so
 * that the server reports what others changed meanwhile.
 */
export function restoredValues({ base, typed }: Draft, saved: Values): Values | null {
  const fields = Object.keys(typed).filter((field) => field in saved && !isSame(typed[field], saved[field]))
  if (fields.length === 0) return null
  const revision = 'revision' in saved && { revision: base.revision }
  return { ...Object.fromEntries(fields.map((field) => [field, typed[field]])), ...revision }
}

/** The typed values: those that differ from the initial ones. */
export function changedValues(values: Values, initial: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, initial[field])))
}

/** Passwords are never stored on a device; files are stored in `draft-files.ts`. What was typed and erased again is no draft. */
export function storeDraft(key: string, { base, typed }: Draft) {
  const draft: Draft = { base: storable(base), typed: storable(typed) }
  if (isSame(draft.typed, {})) removeDraft(key)
  else storage.write(prefix + key, draft)
}

export function removeDraft(key: string) {
  storage.remove((stored) => stored === prefix + key)
}

/** The names of all drafts with this prefix. */
export function draftsUnder(beginning: string): string[] {
  return storage.names((stored) => stored.startsWith(prefix + beginning)).map((stored) => stored.slice(prefix.length))
}

function storable(values: Values): Values {
  const entries = Object.entries(values).filter(([name, value]) => !/password/i.test(name) && !(value instanceof Blob))
  return Object.fromEntries(entries)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
