import { useMemo, useState } from 'react'
import { keepDraft, keptDraft, removeDraft, typedOf } from './drafts.ts'
import { currentUser } from './session.ts'

/** What was typed earlier and never sent, laid over the starting values of today; and how to keep what is typed now. */
export function useDraft(name: string | undefined, initial: object) {
  const key = name && `${currentUser()?.id ?? 'guest'}.${name}`
  const start = useMemo(() => JSON.stringify(initial), [initial])
  const [kept] = useState(() => (key ? keptDraft(key) : null))
  const [restored, setRestored] = useState(() => kept && typedOf(kept, initial))
  return {
    values: { ...initial, ...restored } as Record<string, unknown>,
    isRestored: restored !== null,
    /** What was read then is no longer what holds. */
    isOutdated: kept?.start !== start,
    /** At once: a reload may follow on the heels of a letter. */
    keep(values: Record<string, unknown>) {
      if (key) keepDraft(key, start, values)
    },
    forget() {
      if (key) removeDraft(key)
      setRestored(null)
    },
  }
}
