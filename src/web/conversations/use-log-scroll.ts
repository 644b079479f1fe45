import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How near to the end counts as being there, in px. */
const nearEnd = 80

/**
 * Where a growing log stands: what is added above moves nothing that is read; at the end it stays at the end; and whoever
 * reads further up is left in peace. `first` and `last` name its outermost messages; `found` is the one to begin at, else the last.
 */
export function useLogScroll(first: number | undefined, last: string, found: number | null) {
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(found === null)
  const stays = useRef(found === null)
  const sought = useRef(found)
  const anchor = useRef<{ id: number; top: number } | null>(null)

  function toEnd() {
    stays.current = true
    setAtEnd(true)
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is what was drawn.
  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    const before = anchor.current
    const moved = before && (topOf(element, before.id) ?? before.top) - before.top
    const place = sought.current && messageIn(element, sought.current)
    if (place) {
      place.scrollIntoView({ block: 'center' })
      sought.current = null
    } else if (stays.current) element.scrollTop = element.scrollHeight
    else if (moved) element.scrollTop += moved
    anchor.current = first === undefined ? null : { id: first, top: topOf(element, first) ?? 0 }
  }, [first, last])

  // Pictures, a longer draft below, a turned phone: the end stays in sight where it was.
  useEffect(() => {
    const element = log.current
    if (!element || !content.current) return
    const observer = new ResizeObserver(() => {
      if (stays.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])

  function onScroll() {
    const element = log.current
    if (!element) return
    stays.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    setAtEnd(stays.current)
  }

  return { log, content, isAtEnd, onScroll, toEnd }
}

function topOf(element: Element, id: number): number | undefined {
  return messageIn(element, id)?.offsetTop
}

function messageIn(element: Element, id: number): HTMLElement | null {
  return element.querySelector<HTMLElement>(`[data-message="${id}"]`)
}
