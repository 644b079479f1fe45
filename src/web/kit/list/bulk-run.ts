import { ApiError } from '#web/kit/calls/api-error.ts'

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
  /** Milliseconds until the next try where the server says that it was too much at once. */
  pause?: number
}

/** Runs an action on many rows, one after the other, and reports each outcome. A call that is under way when it is stopped is finished. */
export async function runEach<Row>({ rows, act, onOutcome, signal, pause = 5000 }: Run<Row>): Promise<void> {
  for (const row of rows) {
    if (signal.aborted) return
    onOutcome(row, { state: 'running' })
    const outcome = await tried(() => act(row), signal, pause)
    onOutcome(row, outcome)
  }
}

async function tried(act: () => Promise<unknown>, signal: AbortSignal, pause: number): Promise<Outcome> {
  try {
    await act()
    return { state: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 429 || signal.aborted) return { state: 'refused', reason: error.message }
    await rest(pause, signal)
    return tried(act, signal, pause)
  }
}

function rest(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(resolve, pause)
    signal.addEventListener('abort', () => {
      clearTimeout(end)
      resolve()
    })
  })
}
