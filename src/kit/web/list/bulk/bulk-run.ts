import { ApiError } from '#kit/web/calls/api-error.ts'

/** Runs a call for one row after the other, and pauses when the rate limit is reached. */

/** `left`: not acted on, and why. */
export type Outcome =
  | { state: 'running' }
  | { state: 'done' }
  | { state: 'refused'; reason: string }
  | { state: 'left'; reason: string }

type Run<Row> = {
  rows: readonly Row[]
  act: (row: Row) => Promise<unknown>
  onOutcome: (row: Row, outcome: Outcome) => void
  signal: AbortSignal
  /** Milliseconds until the retry after a 429. */
  pause?: number
}

/** Runs an action on many rows, one after the other, and reports each outcome. Stopping waits for the running call. */
export async function runEach<Row>({ rows, act, onOutcome, signal, pause = 5000 }: Run<Row>): Promise<void> {
  for (const row of rows) {
    if (signal.aborted) return
    onOutcome(row, { state: 'running' })
    const outcome = await outcomeOf(() => act(row), signal, pause)
    onOutcome(row, outcome)
  }
}

async function outcomeOf(act: () => Promise<unknown>, signal: AbortSignal, pause: number): Promise<Outcome> {
  try {
    await act()
    return { state: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 429 || signal.aborted) return { state: 'refused', reason: error.message }
    await sleep(pause, signal)
    return outcomeOf(act, signal, pause)
  }
}

function sleep(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
