import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runningProcesses, withDescendants } from '#testing/costs/process-tree.ts'
import { findWebKit } from '../../scripts/other-browsers.mjs'
import { brokenDown } from './driver.ts'
import { passesIn } from './suite.ts'
import { startWebKit } from './webkit.ts'

const program = findWebKit()
passesIn('WebKit', program, startWebKit)

test.runIf(program)('a page whose process ends is reported as a breakdown, and so is every later command', async () => {
  const before = pages()
  const browser = await startWebKit(program as string)
  try {
    await browser.open('about:blank')
    const waiting = browser.run(() => new Promise((resolve) => setTimeout(resolve, 10_000)))
    const broke = expect(waiting).rejects.toThrow(brokenDown)
    await expect.poll(() => pages().difference(before).size).toBeGreaterThan(0)
    for (const pid of pages().difference(before)) process.kill(pid, 'SIGKILL')
    await broke
    for (const command of [() => browser.run(() => true), () => browser.resize(390)])
      await expect(command()).rejects.toThrow(brokenDown)
  } finally {
    await browser.end()
  }
})

/** The processes of pages that this one has started. */
function pages(): Set<number> {
  const running = runningProcesses()
  const own = withDescendants(
    running.filter(({ pid }) => pid === process.pid),
    running,
  )
  const names = [...own].filter(({ pid }) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('WebKitWebProcess')
    } catch {
      return false
    }
  })
  return new Set(names.map(({ pid }) => pid))
}
