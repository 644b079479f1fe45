import { storage } from './storage.ts'

const prefix = 'atelier.draft.'

type Draft = { start: string; values: Record<string, unknown> }

/** The draft kept under a key, unless what it started from has changed since. */
export function keptDraft(key: string, start: string): Draft['values'] | null {
  const kept = storage.read(prefix + key) as Draft | null
  return kept?.start === start ? kept.values : null
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
