import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSharedPoll } from './shared-poll.ts'

const every = 5000
const open: { stop: () => void }[] = []

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

afterEach(() => {
  for (const { stop } of open.splice(0)) stop()
  turn('visible')
  vi.useRealTimers()
})

test('several tabs of one user share one poll, and each receives the response', async () => {
  const tabs = [openTab(), openTab(), openTab()]
  await expect.poll(() => listenersOf(tabs)).toEqual([1, 1, 1])
  await vi.advanceTimersByTimeAsync(every)
  await expect.poll(() => listenersOf(tabs)).toEqual([2, 2, 2])
  await vi.advanceTimersByTimeAsync(every)
  await expect.poll(() => listenersOf(tabs)).toEqual([3, 3, 3])
  expect(requestsOf(tabs)).toBe(3)
})

test('when the polling tab is closed, another one continues', async () => {
  const [first, second] = [openTab(), openTab()]
  await expect.poll(() => first.listeners).toHaveLength(1)
  first.stop()
  await expect.poll(() => second.requests).toBe(1)
  await vi.advanceTimersByTimeAsync(every)
  await expect.poll(() => second.requests).toBe(2)
  expect(first.requests).toBe(1)
})

test('a hidden tab does not poll, and polls at once when it is visible again', async () => {
  const tabs = [openTab(), openTab()]
  await expect.poll(() => requestsOf(tabs)).toBe(1)
  turn('hidden')
  await vi.advanceTimersByTimeAsync(10 * every)
  expect(requestsOf(tabs)).toBe(1)
  turn('visible')
  await expect.poll(() => requestsOf(tabs)).toBe(2)
})

test('a stopped poll sends no more requests', async () => {
  const tabs = [openTab(), openTab()]
  await expect.poll(() => requestsOf(tabs)).toBe(1)
  for (const { stop } of tabs) stop()
  await vi.advanceTimersByTimeAsync(10 * every)
  expect(requestsOf(tabs)).toBe(1)
})

test('errors back off, up to a minute, until the portal answers or the network is back', async () => {
  const tab = openTab({ isDown: true })
  await expect.poll(() => tab.failed).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => tab.failed).toBe(2)
  for (const [done, seconds] of [20, 40, 60, 60].entries()) {
    await vi.advanceTimersByTimeAsync((seconds - 1) * 1000)
    expect(tab.requests, `${seconds} s are not over`).toBe(done + 2)
    await vi.advanceTimersByTimeAsync(1000)
    await expect.poll(() => tab.failed, { message: `${seconds} s are over` }).toBe(done + 3)
  }
  tab.isDown = false
  dispatchEvent(new Event('online'))
  await expect.poll(() => tab.listeners).toEqual([7])
  await vi.advanceTimersByTimeAsync(every)
  await expect.poll(() => tab.listeners).toEqual([7, 8])
})

test('an outdated response is dropped', async () => {
  const tab = openTab()
  await expect.poll(() => tab.listeners).toEqual([1])
  const late = tab.hold()
  tab.now()
  await expect.poll(() => tab.requests).toBe(2)
  tab.now()
  await expect.poll(() => tab.listeners).toEqual([1, 3])
  late.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(tab.listeners).toEqual([1, 3])
})

/** A tab of this browser, as far as a poll needs one: its numbered requests, and the responses that it got. */
function openTab({ isDown = false } = {}) {
  let held: PromiseWithResolvers<void> | null = null
  const tab = {
    isDown,
    requests: 0,
    failed: 0,
    listeners: [] as number[],
    /** The next answer is late. */
    hold: () => {
      held = Promise.withResolvers<void>()
      return held
    },
  }
  const poll = startSharedPoll({
    name: expect.getState().currentTestName ?? '',
    every,
    ask: async () => {
      tab.requests += 1
      const number = tab.requests
      const late = held
      held = null
      await late?.promise
      if (tab.isDown) throw new Error('The portal is down.')
      return number
    },
    receive: (answer) => tab.listeners.push(answer),
    fail: () => {
      tab.failed += 1
    },
  })
  open.push(poll)
  return Object.assign(tab, poll)
}

type Tab = ReturnType<typeof openTab>

const listenersOf = (tabs: Tab[]) => tabs.map(({ listeners }) => listeners.length)
const requestsOf = (tabs: Tab[]) => tabs.reduce((sum, { requests }) => sum + requests, 0)

/** Brings the tab to the front, or behind others. */
function turn(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
