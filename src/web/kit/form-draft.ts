import { useMemo, useRef, useState } from 'react'
import { keepDraft, keptDraft, removeDraft } from './drafts.ts'
import { currentUser } from './session.ts'

/** What was typed earlier and never sent, if it belongs to these same starting values; and how to keep what is typed now. */
export function useDraft(name: string | undefined, initial: object) {
  const key = name && `${currentUser()?.id ?? 'guest'}.${name}`
  const start = useMemo(() => JSON.stringify(initial), [initial])
  const [restored, setRestored] = useState(() => (key ? keptDraft(key, start) : null))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    values: { ...initial, ...restored } as Record<string, unknown>,
    isRestored: restored !== null,
    keep(values: Record<string, unknown>) {
      if (!key) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => keepDraft(key, start, values), 300)
    },
    forget() {
      clearTimeout(timer.current)
      if (key) removeDraft(key)
      setRestored(null)
    },
  }
}
