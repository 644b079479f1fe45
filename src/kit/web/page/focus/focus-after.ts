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

/**
 * The same for the rows of a list that changes by itself: only where a removed row had the focus, or where a dialog was
 * opened from it. A new row moves nothing, whether or not there were others.
 */
export function useFocusAfterRemoval(ids: readonly number[] | undefined, place: RefObject<HTMLElement | null>) {
  const previous = useRef(ids)
  const focused = useLastFocused(place)
  const key = ids?.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the array is another one each time.
  useEffect(() => {
    const isRowRemoved = previous.current?.some((id) => !ids?.includes(id)) ?? false
    const isFocusLost = focused.current?.isConnected === false && document.activeElement === document.body
    if (isRowRemoved && isFocusLost)
      (place.current?.querySelector<HTMLElement>('input, button') ?? place.current)?.focus()
    previous.current = ids
  }, [key, place, focused])
}

/** What had the focus last in `place`; null once it is elsewhere, other than in a dialog. */
function useLastFocused(place: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (place.current?.contains(target)) focused.current = target
      else if (!target.closest('dialog, [role="dialog"]')) focused.current = null
    }
    // The focus of a removed element is lost; one that was only left was given up.
    const go = () =>
      setTimeout(() => {
        if (focused.current?.isConnected && document.activeElement === document.body) focused.current = null
      })
    document.addEventListener('focusin', come)
    document.addEventListener('focusout', go)
    return () => {
      document.removeEventListener('focusin', come)
      document.removeEventListener('focusout', go)
    }
  }, [place])
  return focused
}
