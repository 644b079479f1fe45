import { storage } from './storage.ts'

const prefix = 'atelier.draft.'

type Draft = { start: string; values: Record<string, unknown> }

/** The draft kept under a key, unless what it started from has changed since. */
export function keptDraft(key: string, start: string): Draft['values'] | null {
  const kept = storage.read(prefix + key) as Draft | null
  return kept?.start === start ? kept.values : null
}

/** Passwords and files never stay on a device. */
export function keepDraft(key: string, start: string, values: Draft['values']) {
  const storable = Object.entries(values).filter(([name, value]) => !/password/i.test(name) && !(value instanceof Blob))
  storage.write(prefix + key, { start, values: Object.fromEntries(storable) } satisfies Draft)
}

export function removeDraft(key: string) {
  storage.remove((stored) => stored === prefix + key)
}

/** Nobody finds the drafts of whoever used this device before. */
export function removeDraftsOf(user: number) {
  storage.remove((stored) => stored.startsWith(`${prefix}${user}.`))
}
