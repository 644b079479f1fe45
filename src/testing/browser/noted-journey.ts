import type { Browser, BrowserContext, Request, TestInfo } from '@playwright/test'
import { processorSeconds } from '#testing/costs/process-tree.ts'
import { fromRoot, isNoted, note } from '#testing/costs/run-notes.ts'

/**
 * A fixture for every journey: what it takes of browser, portal and database, which belong to its worker and have been started
 * before, and which files of the application it loads.
 */
export async function noted(
  { browser, portal: _portal }: { browser: Browser; portal: unknown },
  use: (nothing: undefined) => Promise<void>,
  { file, titlePath }: TestInfo,
) {
  if (!isNoted) return use(undefined)
  const files = new Set<string>()
  const heed = (request: Request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{7}\.js$/.exec(request.url()) ?? []
    if (name) files.add(name)
  }
  const listen = (context: BrowserContext) => context.on('request', heed)
  browser.contexts().forEach(listen)
  browser.on('context', listen)
  const begin = processorSeconds()
  await use(undefined)
  note('costs', { file: fromRoot(file), tests: 1, seconds: processorSeconds() - begin })
  note('loaded', { test: titlePath.join(' › '), files: [...files].sort() })
  browser.off('context', listen)
  for (const context of browser.contexts()) context.off('request', heed)
}
