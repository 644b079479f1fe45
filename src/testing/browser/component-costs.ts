import type { Page } from '@playwright/test'
import type { BrowserCommandContext } from 'vitest/node'
import { fromRoot, isNoted, note } from '#testing/costs/run-notes.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    beginFile: () => Promise<void>
    endFile: (tests: number) => Promise<void>
  }
}

const begins = new Map<string, number>()

/** What a file of component tests takes of its page's process; the portal and its database serve several files at once. */
export const costCommands = {
  beginFile: async ({ page, sessionId }: BrowserCommandContext) => {
    if (isNoted) begins.set(sessionId, await rendererSeconds(page))
  },
  endFile: async ({ page, sessionId, testPath = '' }: BrowserCommandContext, tests: number) => {
    if (!isNoted) return
    const seconds = (await rendererSeconds(page)) - (begins.get(sessionId) ?? 0)
    note('costs', { file: fromRoot(testPath), tests, seconds })
  },
}

async function rendererSeconds(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0
}
