import { type RefObject, useEffect, useRef } from 'react'

/** When a change takes away what had the focus, it moves into `place`: to the first input or button there, else to the place itself. */
export function useFocusAfter(change: unknown, place: RefObject<HTMLElement | null>) {
  const seen = useRef(change)
  useEffect(() => {
    if (seen.current !== change && document.activeElement === document.body) {
      const next = place.current?.querySelector<HTMLElement>('input, button') ?? place.current
      next?.focus()
    }
    seen.current = change
  }, [change, place])
}
