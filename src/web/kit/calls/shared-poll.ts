type Poll<Answer> = {
  /** The same for all tabs that share the answers. */
  name: string
  every: number
  ask: () => Promise<Answer>
  /** `isOwn`: this tab asked; otherwise another one did, for all. */
  hear: (answer: Answer, isOwn: boolean) => void
  /** Nobody answered, or something that is none. */
  fail: (error: unknown) => void
}

const longestPause = 60_000

/**
 * Asks again and again, once for all tabs of this browser: of those that somebody can see, one asks and tells the others.
 * A hidden tab asks nothing. Failures make the pauses longer, up to a minute, until it works or the network is back.
 */
export function startSharedPoll<Answer>({ name, every, ask, hear, fail }: Poll<Answer>) {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data, false)
  let turn: AbortController | null = null
  let failures = 0
  let asked = 0
  let heard = 0

  async function askOnce() {
    asked += 1
    const number = asked
    try {
      const answer = await ask()
      failures = 0
      // An answer that was overtaken tells of what is past.
      if (lifetime.signal.aborted || number < heard) return
      heard = number
      hear(answer, true)
      channel.postMessage(answer)
    } catch (error) {
      failures += 1
      if (!lifetime.signal.aborted) fail(error)
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

  const lifetime = new AbortController()
  document.addEventListener('visibilitychange', followVisibility, { signal: lifetime.signal })
  followVisibility()
  return {
    /** Out of turn, for all tabs, as after something was done. */
    now: () => void askOnce(),
    stop() {
      lifetime.abort()
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
