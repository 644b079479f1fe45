import { type RefObject, useEffect } from 'react'

/** Scrolls a strip of links sideways to the current one, whenever another is, or a phone is turned. */
export function useMarkedInSight(strip: RefObject<HTMLElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link is another one then.
  useEffect(() => {
    const list = strip.current
    if (!list) return
    const observer = new ResizeObserver(() => {
      const marked = list.querySelector<HTMLElement>('[aria-selected=true], [aria-current]')
      if (marked) list.scrollTo({ left: marked.offsetLeft - (list.clientWidth - marked.clientWidth) / 2 })
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [strip, current])
}
