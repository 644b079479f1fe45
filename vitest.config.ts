import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import { icons } from './scripts/icons.ts'
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts'
import { portalProxy } from './scripts/portal-proxy.ts'
import { commands } from './src/testing/browser/browser-commands.ts'
import { costCommands } from './src/testing/browser/component-costs.ts'
import { freePort } from './src/testing/servers/free-port.ts'

keepTemporaryFilesInMemory()

const architecture = [
  'architecture',
  'documents',
  'kit-readmes',
  'rights',
  'records',
  'style-sheets',
  'telling',
  'texts',
].map((name) => `src/testing/suites/${name}.test.ts`)

/** Reports to `npm test` what each file costs. */
const measured = './src/testing/costs/measured-tests.ts'

const portalPort = String(await freePort())
const portal = `http://127.0.0.1:${portalPort}`

export default defineConfig({
  test: {
    // One more than cores: a test waits for the database as long as it works itself, and for the clock now and then.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'architecture',
          include: architecture,
          setupFiles: measured,
          isolate: false,
          // A busy machine takes its time.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [icons()],
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/{contract,web}/**/*.test.{ts,tsx}', 'src/door/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.component.test.*'],
          setupFiles: measured,
          // A busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        // A library that the last run did not know would make the browser load everything again, in the middle of a test.
        optimizeDeps: { force: true },
        server: { strictPort: false, proxy: portalProxy(portal, { headers: { origin: portal } }) },
        test: {
          name: 'components',
          isolate: false,
          include: ['**/*.component.test.{ts,tsx}'],
          provide: { portalPort },
          // A busy machine takes its time; what is there sooner is not waited for.
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          globalSetup: './src/testing/browser/component-portal.ts',
          setupFiles: ['./src/testing/browser/clean-component.ts', './src/testing/costs/measured-components.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // What fades or slides is there at once, as for readers who want it so: no click meets what still moves.
            provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1024, height: 800 },
            commands: { ...commands, ...costCommands },
          },
        },
      },
      {
        plugins: [icons()],
        test: {
          name: 'browsers',
          include: ['e2e/other-browsers/*.test.ts'],
          // All screens of a role are one test.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'api',
          // The modules are read once a worker, which takes longer than most files of tests; no test changes them.
          isolate: false,
          include: ['src/**/server/**/*.test.ts', 'src/{demo,testing}/**/*.test.ts'],
          exclude: architecture,
          globalSetup: 'src/testing/servers/cluster.ts',
          setupFiles: measured,
          // A busy machine takes its time, and what ought to be quick is measured by the processor's.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
