import { type RefObject, useEffect, useRef } from 'react'

/** When a change removes the focused element, focuses the first input or button in `place`, else `place` itself. */
export function useFocusAfter(change: unknown, place: RefObject<HTMLElement | null>) {
  const previous = useRef(change)
  useEffect(() => {
    if (previous.current !== change && document.activeElement === document.body) {
      const next = place.current?.querySelector<HTMLElement>('input, button') ?? place.current
      next?.focus()
    }
    previous.current = change
  }, [change, place])
}
