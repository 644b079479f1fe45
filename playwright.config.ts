import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'
import './scripts/icons-in-node.ts'

/** The portal that the journeys walk through is started by `src/testing/browser.ts`, one for each worker. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  forbidOnly: Boolean(process.env.CI),
  // A screen is looked at in eight ways, which takes a busy machine its time.
  timeout: 120_000,
  // So does whatever is waited for there; what has to be quick says so itself.
  expect: { timeout: 15_000 },
  workers: 2,
  use: {
    // Each step's document is kept, which shows a fault better than a film of it, at a fraction of the work.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
