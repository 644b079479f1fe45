import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'
import './scripts/icons-in-node.ts'
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts'

keepTemporaryFilesInMemory()

/** The portal that the journeys walk through is started by `src/testing/browser/browser.ts`, one for each worker. */
export default defineConfig({
  testDir: 'e2e',
  // Those of other browsers are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  forbidOnly: Boolean(process.env.CI),
  // A screen is looked at in eight ways, which takes a busy machine its time.
  timeout: 120_000,
  // So does what is waited for there; where speed matters, a test sets its own limit.
  expect: { timeout: 15_000 },
  // One more than cores: a browser waits for the portal as long as it works itself, and now and then for the clock.
  workers: availableParallelism() + 1,
  use: {
    // What fades or slides is there at once, as for readers who want it so. A test whose subject is motion turns it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A test that answers requests itself does not see what a worker stores; tests without a connection allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
