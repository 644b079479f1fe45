import { expect, test } from 'vitest'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { type Outcome, runEach } from './bulk-run.ts'

/** Runs, and returns the reported outcomes of each row in turn. */
async function run(act: (row: number, stop: AbortController) => Promise<unknown>, rows = [1, 2, 3]) {
  const outcomes: [number, Outcome['state'] | string][] = []
  const stop = new AbortController()
  await runEach({
    rows,
    act: (row) => act(row, stop),
    onOutcome: (row, outcome) => outcomes.push([row, 'reason' in outcome ? outcome.reason : outcome.state]),
    signal: stop.signal,
    pause: 5,
  })
  return outcomes
}

test('one refusal stops nobody else', async () => {
  const outcomes = await run(async (row) => {
    if (row === 2) throw new ApiError(409, { message: 'Somebody was faster.' })
  })
  expect(outcomes).toEqual([
    [1, 'running'],
    [1, 'done'],
    [2, 'running'],
    [2, 'Somebody was faster.'],
    [3, 'running'],
    [3, 'done'],
  ])
})

test('stopped, what is under way ends and nothing more begins', async () => {
  expect(await run(async (row, stop) => row === 2 && stop.abort())).toEqual([
    [1, 'running'],
    [1, 'done'],
    [2, 'running'],
    [2, 'done'],
  ])
})

test('a rate limit is waited for', async () => {
  let calls = 0
  const outcomes = await run(async () => {
    calls += 1
    if (calls < 3) throw new ApiError(429, {})
  }, [7])
  expect(outcomes).toEqual([
    [7, 'running'],
    [7, 'done'],
  ])
  expect(calls).toBe(3)
})
