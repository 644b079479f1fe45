type Poll<Answer> = {
  /** The same for all tabs that share the answers. */
  name: string
  every: number
  ask: () => Promise<Answer>
  /** `isOwn`: this tab asked; otherwise another one did, for all. */
  hear: (answer: Answer, isOwn: boolean) => void
}

const longestPause = 60_000

/**
 * Asks again and again, once for all tabs of this browser: of those that somebody can see, one asks and tells the others.
 * A hidden tab asks nothing. Failures make the pauses longer, up to a minute, until it works or the network is back.
 */
export function startSharedPoll<Answer>({ name, every, ask, hear }: Poll<Answer>) {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data, false)
  let turn: AbortController | null = null
  let failures = 0

  async function askOnce() {
    try {
      const answer = await ask()
      failures = 0
      if (isOver.signal.aborted) return
      hear(answer, true)
      channel.postMessage(answer)
    } catch {
      failures += 1
    }
  }

  async function askWhile(signal: AbortSignal) {
    while (!signal.aborted) {
      await askOnce()
      await pause(Math.min(every * 2 ** failures, longestPause), signal, failures > 0)
    }
  }

  function followVisibility() {
    turn?.abort()
    turn = null
    if (document.visibilityState === 'hidden') return
    turn = new AbortController()
    void inTurn(name, turn.signal, askWhile)
  }

  const isOver = new AbortController()
  document.addEventListener('visibilitychange', followVisibility, { signal: isOver.signal })
  followVisibility()
  return {
    /** Out of turn, for all tabs, as after something was done. */
    now: () => void askOnce(),
    stop() {
      isOver.abort()
      turn?.abort()
      channel.close()
    },
  }
}

/** Waits until no other tab does it. Where the browser knows no such order (a page that is not https), every tab does it for itself. */
async function inTurn(name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) {
  if (!navigator.locks) return work(signal)
  // Whoever is hidden or leaves while waiting is refused the turn.
  await navigator.locks.request(name, { signal }, () => work(signal)).catch(() => undefined)
}

function pause(milliseconds: number, signal: AbortSignal, endsWhenOnline: boolean) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
    if (endsWhenOnline) addEventListener('online', done)
  })
}
