import { storage } from './storage.ts'

const prefix = 'atelier.draft.'

/** What was typed, and as JSON the values that the inputs showed before. */
export type Draft = { start: string; values: Record<string, unknown> }

export function keptDraft(key: string): Draft | null {
  return storage.read(prefix + key) as Draft | null
}

/**
 * What of a draft lies over the values of today: all that was typed, and nothing that was only read then. A `version` stays the
 * one that the typing began with, so that the server says what others changed meanwhile.
 */
export function typedOf({ start, values }: Draft, today: object): Draft['values'] | null {
  const before = JSON.parse(start) as Draft['values']
  const isTyped = (field: string) => JSON.stringify(values[field]) !== JSON.stringify(before[field])
  const known = Object.keys(values).filter((field) => field in today)
  if (!known.some(isTyped)) return null
  const kept = known.filter((field) => field === 'version' || isTyped(field))
  return Object.fromEntries(kept.map((field) => [field, values[field]]))
}

/** Passwords never stay on a device; files stay elsewhere (`kept-files.ts`). */
export function keepDraft(key: string, start: string, values: Draft['values']) {
  const storable = Object.entries(values).filter(([name, value]) => !/password/i.test(name) && !(value instanceof Blob))
  storage.write(prefix + key, { start, values: Object.fromEntries(storable) } satisfies Draft)
}

export function removeDraft(key: string) {
  storage.remove((stored) => stored === prefix + key)
}

/** The names of the drafts that begin so. */
export function draftsUnder(beginning: string): string[] {
  return storage.names((stored) => stored.startsWith(prefix + beginning)).map((stored) => stored.slice(prefix.length))
}
