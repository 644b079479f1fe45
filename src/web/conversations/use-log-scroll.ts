import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How near to the end counts as being there, in px. */
const nearEnd = 80

/**
 * Where a growing log stands: what is added above moves nothing that is read; at the end it stays at the end; and whoever
 * reads further up is left in peace. `first` and `last` name its outermost messages.
 */
export function useLogScroll(first: number | undefined, last: string) {
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const stays = useRef(true)
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
    if (stays.current) element.scrollTop = element.scrollHeight
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
  return element.querySelector<HTMLElement>(`[data-message="${id}"]`)?.offsetTop
}
