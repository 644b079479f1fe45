import { useCallback, useEffect, useRef, useState } from 'react'
import { conversations } from '#contract/conversations/conversations.ts'
import { send } from '#web/kit/calls/api.ts'
import { ApiError } from '#web/kit/calls/api-error.ts'
import {
  newestStretch,
  type Stretch,
  stretchFrom,
  withNewer,
  withOlder,
  withoutNewest,
  withoutOldest,
} from './stretch.ts'

const pollEvery = 5000
const longestPause = 60_000

/** A part of the conversation that can be asked for. */
export type Further = { state: 'idle' | 'loading' | 'failed'; ask: () => void }

/**
 * The stretch of a conversation that is read: from `found`, else its newest page. While it reaches to the newest, what comes is
 * added; while it does not, the reader asks: for what is older, for what is newer, or for the newest page in its place.
 */
export function useThread(id: number, found: number | null) {
  const [thread, setThread] = useState<Stretch | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const shown = useRef(thread)
  shown.current = thread

  const ask = useCallback(
    async (part: { before?: number; after?: number }) => (await send(conversations.thread, { id, ...part })).data,
    [id],
  )

  const takeNewest = useCallback(async () => setThread(newestStretch(await ask({}))), [ask])

  const takeNewer = useCallback(async () => {
    const after = shown.current?.messages.at(-1)?.id
    if (!after) return takeNewest()
    const answer = await ask({ after })
    setThread((now) => now && withNewer(now, answer, after))
  }, [ask, takeNewest])

  const takeNew = useCallback(async () => {
    if (!shown.current && found) setThread(stretchFrom(await ask({ after: found - 1 })))
    else if (!shown.current?.has_newer) await takeNewer()
    setError(null)
  }, [ask, found, takeNewer])

  const { refetch } = usePoll(takeNew, setError)

  const older = useFurther(async () => {
    const before = thread?.messages[0]?.id
    if (!before) return
    const answer = await ask({ before })
    setThread((now) => now && withoutNewest(withOlder(now, answer, before)))
  })
  const newer = useFurther(async () => {
    await takeNewer()
    setThread((now) => now && withoutOldest(now))
  })
  const newest = useFurther(takeNewest)

  return { thread, error: thread ? null : error, older, newer, newest, refetch }
}

/** Asks once at a time, and says when that failed. */
function useFurther(take: () => Promise<void>): Further {
  const [state, setState] = useState<Further['state']>('idle')
  async function ask() {
    if (state === 'loading') return
    setState('loading')
    try {
      await take()
      setState('idle')
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setState('failed')
    }
  }
  return { state, ask: () => void ask() }
}

/** Asks again and again while the page is looked at, ever more seldom while nothing answers. */
function usePoll(ask: () => Promise<void>, onFailed: (error: ApiError) => void) {
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
      try {
        await ask()
        pause = pollEvery
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        if (!isOver) onFailed(failure)
        pause = Math.min(pause * 2, longestPause)
      }
      isAsking = false
      if (!isOver) timer = setTimeout(round, pause)
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
