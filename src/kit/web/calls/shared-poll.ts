type Poll<Answer> = {
  /** The name of the channel and of the lock that the tabs share. */
  name: string
  every: number
  ask: () => Promise<Answer>
  /** `isOwn`: this tab sent the request; otherwise the leader tab did. */
  receive: (answer: Answer, isOwn: boolean) => void
  /** A failed request. */
  fail: (error: unknown) => void
}

const maxPause = 60_000

/**
 * Polls once for all tabs of this browser: a Web Lock elects a leader among the visible tabs, which polls and broadcasts the answers.
 * Hidden tabs do not poll. After failures the interval backs off exponentially, up to a minute, until the browser is online again.
 */
export function startSharedPoll<Answer>({ name, every, ask, receive, fail }: Poll<Answer>) {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => receive(data, false)
  let polling: AbortController | null = null
  let failures = 0
  let requests = 0
  let latest = 0

  async function askOnce() {
    requests += 1
    const number = requests
    try {
      const answer = await ask()
      failures = 0
      // Discards an answer that a later request has overtaken.
      if (lifetime.signal.aborted || number < latest) return
      latest = number
      receive(answer, true)
      channel.postMessage(answer)
    } catch (error) {
      failures += 1
      if (!lifetime.signal.aborted) fail(error)
    }
  }

  async function pollUntil(signal: AbortSignal) {
    while (!signal.aborted) {
      await askOnce()
      await pause(Math.min(every * 2 ** failures, maxPause), signal, failures > 0)
    }
  }

  function followVisibility() {
    polling?.abort()
    polling = null
    if (document.visibilityState === 'hidden') return
    polling = new AbortController()
    void asLeader(name, polling.signal, pollUntil)
  }

  const lifetime = new AbortController()
  document.addEventListener('visibilitychange', followVisibility, { signal: lifetime.signal })
  followVisibility()
  return {
    /** Polls at once, for all tabs, for example after an action. */
    now: () => void askOnce(),
    stop() {
      lifetime.abort()
      polling?.abort()
      channel.close()
    },
  }
}

/** Waits for the lock of the leader tab. Without the Web Locks API (a page that is not https) every tab polls. */
async function asLeader(name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) {
  if (!navigator.locks) return work(signal)
  // A tab that is hidden or closed while it waits aborts its request.
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
