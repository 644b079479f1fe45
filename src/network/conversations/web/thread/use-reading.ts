import { useIntersection } from '@mantine/hooks'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { send } from '#kit/web/calls/api.ts'
import { conversations, type Message } from '#network/conversations/contract/conversations.ts'
import { readerSide } from './reader-side.ts'

/** How long the newest line has to be visible, in ms: a line that was scrolled past is not read. */
const aMoment = 1000

/** What is at the window's edges may be covered: by the header with tabs below it, by a bar of actions. */
const uncovered = { rootMargin: '-112px 0px -72px', threshold: 0.5 }

/**
 * Marks messages as read: the newest line was visible for a moment, in a focused window. Returns the ref for the end of
 * that line.
 */
export function useReading(conversationId: number, messages: readonly Message[]) {
  const { ref, entry } = useIntersection<HTMLDivElement>(uncovered)
  const isVisible = useLooking() && (entry?.intersectionRatio ?? 0) >= uncovered.threshold
  const reported = useRef(0)
  const isOffice = readerSide() === 'office'
  const newest = messages.findLast((message) => message.is_from_office !== isOffice && !message.read_at)?.id ?? 0
  useEffect(() => {
    if (!isVisible || newest <= reported.current) return
    const timer = setTimeout(() => {
      reported.current = newest
      send(conversations.read, { id: conversationId, up_to: newest }).catch(() => {
        // It is sent again with the next message, or when the conversation is opened the next time.
        reported.current = 0
      })
    }, aMoment)
    return () => clearTimeout(timer)
  }, [conversationId, newest, isVisible])
  return ref
}

/** Whether the tab is in front and the window has the focus: in a window behind others nobody reads. */
function useLooking(): boolean {
  return useSyncExternalStore(onLookChange, () => document.visibilityState === 'visible' && document.hasFocus())
}

function onLookChange(listener: () => void) {
  const isOver = new AbortController()
  const { signal } = isOver
  addEventListener('focus', listener, { signal })
  addEventListener('blur', listener, { signal })
  document.addEventListener('visibilitychange', listener, { signal })
  return () => isOver.abort()
}
