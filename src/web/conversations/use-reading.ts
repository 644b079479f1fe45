import { useEffect, useRef, useState } from 'react'
import { conversations, type Message } from '#contract/conversations.ts'
import { send } from '#web/kit/api.ts'
import { readerSide } from './reader-side.ts'

/** Tells the other side that their messages were seen, once they are in sight of somebody who looks. */
export function useReading(conversationId: number, messages: readonly Message[], isAtEnd: boolean) {
  const isLooking = useLooking()
  const told = useRef(0)
  const isOffice = readerSide() === 'office'
  const newest = messages.findLast((message) => message.is_from_office !== isOffice && !message.read_at)?.id ?? 0
  useEffect(() => {
    if (!isLooking || !isAtEnd || newest <= told.current) return
    told.current = newest
    send(conversations.read, { id: conversationId, up_to: newest }).catch(() => {
      // It is told again with the next message, or when the conversation is opened the next time.
      told.current = 0
    })
  }, [conversationId, newest, isLooking, isAtEnd])
}

function useLooking(): boolean {
  const [isLooking, setLooking] = useState(!document.hidden)
  useEffect(() => {
    const look = () => setLooking(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isLooking
}
