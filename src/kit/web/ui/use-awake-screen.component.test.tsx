import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { useAwakeScreen } from './use-awake-screen.ts'

test('the screen stays on while a code is shown, also after the tab was left, and no longer', async () => {
  const { locks } = grantLocks()
  show(<Screen />)
  await expect.poll(() => locks.at(-1)?.released).toBe(false)
  await locks.at(-1)?.release()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => locks.at(-1)?.released).toBe(false)
  await page.getByRole('button').click()
  await expect.poll(() => locks.every(({ released }) => released)).toBe(true)
})

test('no second lock is requested while one is held or under way, so that none remains', async () => {
  const { locks, request } = grantLocks()
  show(<Screen />)
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => locks.length).toBe(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await page.getByRole('button').click()
  await expect.poll(() => locks.map(({ released }) => released)).toEqual([true])
  expect(request).toHaveBeenCalledTimes(1)
})

test('a lock that is granted after the code was closed is released', async () => {
  const { locks, request } = grantLocks(100)
  show(<Screen />)
  await expect.poll(() => request.mock.calls.length).toBe(1)
  await page.getByRole('button').click()
  await expect.poll(() => locks.map(({ released }) => released)).toEqual([true])
})

/** Grants each lock after a while, for a browser without a window grants none. */
function grantLocks(milliseconds = 0) {
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    await new Promise((granted) => setTimeout(granted, milliseconds))
    const lock = {
      released: false,
      release: async () => {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock as unknown as WakeLockSentinel
  })
  onTestFinished(() => request.mockRestore())
  return { locks, request }
}

function Screen() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Close
      </button>
      {isShown && <Code />}
    </>
  )
}

function Code() {
  useAwakeScreen()
  return <output>AT-1</output>
}
