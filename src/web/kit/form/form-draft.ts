import { useRef, useState } from 'react'
import { currentUser } from '#web/kit/session/session.ts'
import { changedValues, keepDraft, keptDraft, removeDraft, restoredValues } from './drafts.ts'

type Values = Record<string, unknown>
export type Draft = ReturnType<typeof useDraft>

/** Restores what was typed earlier and never sent over today's values, and stores what is typed now. */
export function useDraft(name: string | undefined, today: Values) {
  const key = name && `${currentUser()?.id ?? 'guest'}.${name}`
  const [kept] = useState(() => (key ? keptDraft(key) : null))
  const [restored, setRestored] = useState(() => kept && restoredValues(kept, today))
  // The values when the reader began to type, possibly before a reload; null stands for today's.
  const base = useRef<Values | null>((restored && kept?.base) ?? today)
  return {
    values: restored ? { ...today, ...restored } : today,
    isStored: key !== undefined,
    isRestored: restored !== null,
    /** The saved values have changed since the draft was begun. */
    isOutdated: JSON.stringify(kept?.base) !== JSON.stringify(today),
    /** Without debounce: a reload may follow right after a letter. */
    keep(values: Values, untouched: Values) {
      if (key) keepDraft(key, { base: base.current ?? today, typed: changedValues(values, untouched) })
    },
    forget() {
      if (key) removeDraft(key)
      setRestored(null)
      base.current = null
    },
  }
}
