import { type RefObject, useEffect, useRef } from 'react'

/**
 * When a change removes the focused element, focuses the first input or button in `place`, else `place` itself. What comes first, where
 * nothing was before, is no change: nobody had the focus there.
 */
export function useFocusAfter(change: unknown, place: RefObject<HTMLElement | null>) {
  const previous = useRef(change)
  useEffect(() => {
    const isChange = previous.current !== undefined && previous.current !== change
    if (isChange && document.activeElement === document.body) {
      const next = place.current?.querySelector<HTMLElement>('input, button') ?? place.current
      next?.focus()
    }
    previous.current = change
  }, [change, place])
}
