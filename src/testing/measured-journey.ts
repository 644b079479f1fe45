import type { Browser, TestInfo } from '@playwright/test'
import { isMeasured, noteCost } from './file-cost.ts'
import { processorSeconds } from './process-tree.ts'

/** A fixture: what a journey costs of browser, portal and database. They belong to the worker, which has started them before. */
export async function measured(
  { browser: _browser, portal: _portal }: { browser: Browser; portal: unknown },
  use: (nothing: undefined) => Promise<void>,
  { file }: TestInfo,
) {
  const begin = isMeasured ? processorSeconds() : 0
  await use(undefined)
  if (isMeasured) noteCost({ file, tests: 1, seconds: processorSeconds() - begin })
}
