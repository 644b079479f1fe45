import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { useAwakeScreen } from './use-awake-screen.ts'

test('the screen stays on while a code is shown, also after the tab was left, and no longer', async () => {
  // A browser without a window grants none.
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock as unknown as WakeLockSentinel
  })
  show(<Screen />)
  await expect.poll(() => locks.at(-1)?.released).toBe(false)
  await locks.at(-1)?.release()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => locks.at(-1)?.released).toBe(false)
  await page.getByRole('button').click()
  await expect.poll(() => locks.every(({ released }) => released)).toBe(true)
})

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
