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
  // So does whatever is waited for there; what has to be quick says so itself.
  expect: { timeout: 15_000 },
  // One more than cores: a browser waits for the portal as long as it works itself, and now and then for the clock.
  workers: availableParallelism() + 1,
  use: {
    // What fades or slides is there at once, as for readers who want it so. A test whose subject is motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker stores is not seen by a test that answers requests itself; journeys without a connection ask for it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
