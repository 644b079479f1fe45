import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How near to the end counts as being there, in px. */
const nearEnd = 80

type Shown = {
  /** The ids of the rendered messages: changes whenever one is added or removed. */
  drawn: string
  /** Whether the newest message is among them. */
  reachesNewest: boolean
  /** The message to begin at, else the last. */
  found: number | null
  /** Requests the newest messages in place of the rendered ones. */
  askForNewest: () => void
}

/**
 * The scroll position of a growing log: messages that are added or removed above or below move nothing in view; at the
 * end it stays at the end; further up it does not follow.
 */
export function useLogScroll({ drawn, reachesNewest, found, askForNewest }: Shown) {
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(found === null)
  const stays = useRef(found === null)
  const isOnWayToEnd = useRef(false)
  const sought = useRef(found)
  const anchor = useRef<Anchor>(null)
  const lastTop = useRef(0)

  /** Holds the end, or what is read, in its place. */
  const hold = useCallback(() => {
    const element = log.current
    if (!element) return
    if (stays.current) element.scrollTop = element.scrollHeight
    else element.scrollTop += movedSince(element, anchor.current)
    anchor.current = anchorIn(element)
    lastTop.current = element.scrollTop
  }, [])

  const look = useCallback(() => {
    const element = log.current
    if (!element) return
    // The event of having been held may come only after a picture has grown: nobody has scrolled up.
    if (stays.current && element.scrollTop >= lastTop.current) hold()
    stays.current = reachesNewest && element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    setAtEnd(stays.current)
    anchor.current = anchorIn(element)
    lastTop.current = element.scrollTop
  }, [reachesNewest, hold])

  function toEnd() {
    if (!reachesNewest) {
      isOnWayToEnd.current = true
      askForNewest()
      return
    }
    stays.current = true
    setAtEnd(true)
    hold()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is what was drawn.
  useLayoutEffect(() => {
    const place = log.current && sought.current && messageIn(log.current, sought.current)
    if (!reachesNewest) stays.current = false
    else if (isOnWayToEnd.current) {
      isOnWayToEnd.current = false
      stays.current = true
    }
    if (place) {
      place.scrollIntoView({ block: 'center' })
      sought.current = null
    } else hold()
    look()
  }, [drawn, reachesNewest])

  // Pictures, a longer draft below, a turned phone: what is in sight stays there.
  useEffect(() => {
    if (!log.current || !content.current) return
    const observer = new ResizeObserver(hold)
    observer.observe(log.current)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [hold])

  return { log, content, isAtEnd, onScroll: look, toEnd }
}

/** The first visible message, and its distance below the log's upper edge, in px. */
type Anchor = { id: string; top: number } | null

function anchorIn(log: HTMLElement): Anchor {
  const edge = log.getBoundingClientRect().top
  for (const message of log.querySelectorAll<HTMLElement>('[data-message]')) {
    const { top, bottom } = message.getBoundingClientRect()
    if (bottom > edge) return { id: message.dataset.message ?? '', top: top - edge }
  }
  return null
}

function movedSince(log: HTMLElement, anchor: Anchor): number {
  const message = anchor && messageIn(log, anchor.id)
  if (!message) return 0
  return message.getBoundingClientRect().top - log.getBoundingClientRect().top - anchor.top
}

function messageIn(log: HTMLElement, id: number | string): HTMLElement | null {
  return log.querySelector<HTMLElement>(`[data-message="${id}"]`)
}
