import { useRef, useState } from 'react'
import { currentUser } from '#web/kit/session/session.ts'
import { keepDraft, keptDraft, removeDraft, restoredFrom, typedIn } from './drafts.ts'

type Values = Record<string, unknown>
export type Draft = ReturnType<typeof useDraft>

/** What was typed earlier and never sent, laid over the values of today; and how to keep what is typed now. */
export function useDraft(name: string | undefined, today: Values) {
  const key = name && `${currentUser()?.id ?? 'guest'}.${name}`
  const [kept] = useState(() => (key ? keptDraft(key) : null))
  const [restored, setRestored] = useState(() => kept && restoredFrom(kept, today))
  // What the reader saw when they began to type, also where that was before a reload; null: what holds by now.
  const base = useRef<Values | null>((restored && kept?.base) ?? today)
  return {
    values: restored ? { ...today, ...restored } : today,
    isKept: key !== undefined,
    isRestored: restored !== null,
    /** What was read then is no longer what holds. */
    isOutdated: JSON.stringify(kept?.base) !== JSON.stringify(today),
    /** At once: a reload may follow on the heels of a letter. */
    keep(values: Values, untouched: Values) {
      if (key) keepDraft(key, { base: base.current ?? today, typed: typedIn(values, untouched) })
    },
    forget() {
      if (key) removeDraft(key)
      setRestored(null)
      base.current = null
    },
  }
}
