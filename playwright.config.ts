import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

// Playwright reads this file again in every worker: what the first reading chose is handed on through the environment.
process.env.JOURNEYS_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000))
const port = process.env.JOURNEYS_PORT
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  use: {
    baseURL,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'exec node scripts/start-afresh.mjs',
    url: `${baseURL}/sanctum/csrf-cookie`,
    env: { PORT: port, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
