import { useRef, useState } from 'react'
import { currentUser } from '#kit/web/session/session.ts'
import { changedValues, removeDraft, restoredValues, storeDraft, storedDraft } from './drafts.ts'

type Values = Record<string, unknown>
export type Draft = ReturnType<typeof useDraft>

export const keyOf = (name: string) => `${currentUser()?.id ?? 'guest'}.${name}`

/** Whether the reader has typed something into the form with this draft, and has not sent it. */
export const hasDraft = (name: string) => storedDraft(keyOf(name)) !== null

/** Restores a draft over the saved values, and stores what is typed. */
export function useDraft(name: string | undefined, saved: Values) {
  const key = name && keyOf(name)
  const [stored] = useState(() => (key ? storedDraft(key) : null))
  const [restored, setRestored] = useState(() => stored && restoredValues(stored, saved))
  // The saved values when the user began to type, possibly before a reload; null: the current ones.
  const base = useRef<Values | null>((restored && stored?.base) ?? saved)
  return {
    values: restored ? { ...saved, ...restored } : saved,
    isStored: key !== undefined,
    isRestored: restored !== null,
    /** The saved values have changed since the draft was begun. */
    isOutdated: JSON.stringify(stored?.base) !== JSON.stringify(saved),
    /** Without debounce, since a reload may follow a keystroke at once. */
    keep(values: Values, untouched: Values) {
      if (key) storeDraft(key, { base: base.current ?? saved, typed: changedValues(values, untouched) })
    },
    forget() {
      if (key) removeDraft(key)
      setRestored(null)
      base.current = null
    },
  }
}
