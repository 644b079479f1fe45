import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'

/** The portal that the journeys walk through is started by `src/testing/browser.ts`, one for each worker. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  forbidOnly: Boolean(process.env.CI),
  // A screen is looked at in eight ways, which takes a busy machine its time.
  timeout: 120_000,
  workers: 2,
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
