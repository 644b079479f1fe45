import { useCallback, useEffect, useRef, useState } from 'react'
import { conversations, type Message, type Thread } from '#contract/conversations.ts'
import { send } from '#web/kit/api.ts'
import { ApiError } from '#web/kit/api-error.ts'

const pollEvery = 5000
const longestPause = 60_000
/** As many as the call gives. */
const mostAtOnce = 100

/** The conversation as far as it is read: from `found`, else its newest page, what came since, and what was asked for before it. */
export function useThread(id: number, found: number | null) {
  const [thread, setThread] = useState<Thread | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  // The last message that the server has told of in order. Own ones, added when they were sent, may run ahead of it.
  const known = useRef(found && found - 1)

  const takeNew = useCallback(async () => {
    const after = known.current ?? undefined
    const { data } = await send(conversations.thread, { id, after, limit: after ? mostAtOnce : undefined })
    known.current = data.messages.at(-1)?.id ?? known.current
    setError(null)
    setThread((before) => ({
      ...data,
      // Before a message that was asked for there may be others.
      has_more: before?.has_more ?? (after !== undefined || data.has_more),
      messages: joined(...(before ? [before] : []), data),
    }))
    // `has_more` of what came after means that there is even more of it.
    return after !== undefined && data.has_more
  }, [id])

  const { refetch } = usePoll(takeNew, setError)

  async function loadOlder() {
    const before = thread?.messages[0]?.id
    if (!before || older === 'loading') return
    setOlder('loading')
    try {
      const { data } = await send(conversations.thread, { id, before })
      setThread((now) => now && { ...now, has_more: data.has_more, messages: joined(data, now) })
      setOlder('idle')
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setOlder('failed')
    }
  }

  return { thread, error: thread ? null : error, older, loadOlder: () => void loadOlder(), refetch }
}

/** Asks again and again while the page is looked at, ever more seldom while nothing answers. */
function usePoll(ask: () => Promise<boolean>, onFailed: (error: ApiError) => void) {
  const wake = useRef(() => {})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = pollEvery
    let isOver = false
    let isAsking = false
    async function round() {
      clearTimeout(timer)
      if (isAsking || isOver || document.hidden) return
      isAsking = true
      let hasMore = false
      try {
        hasMore = await ask()
        pause = pollEvery
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        if (!isOver) onFailed(failure)
        pause = Math.min(pause * 2, longestPause)
      }
      isAsking = false
      if (!isOver) timer = setTimeout(round, hasMore ? 0 : pause)
    }
    const now = () => void round()
    wake.current = now
    now()
    document.addEventListener('visibilitychange', now)
    addEventListener('online', now)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', now)
      removeEventListener('online', now)
    }
  }, [ask, onFailed])
  return { refetch: () => wake.current() }
}

function joined(...parts: { messages: Message[] }[]): Message[] {
  return inOrder(parts.flatMap(({ messages }) => messages))
}

/** Each message once, as it was heard of last. */
export function inOrder(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}
