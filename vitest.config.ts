import { defineConfig } from 'vitest/config'
import { icons } from './scripts/icons.ts'

const architecture = ['architecture', 'texts', 'telling'].map((name) => `src/testing/${name}.test.ts`)

export default defineConfig({
  test: {
    // Two at a time also on a machine of two cores: a test waits for the database as long as it works itself.
    maxWorkers: 2,
    projects: [
      { test: { name: 'architecture', include: architecture } },
      {
        plugins: [icons()],
        test: { name: 'unit', include: ['src/{contract,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
      },
      {
        test: {
          name: 'api',
          include: ['src/{server,demo,testing}/**/*.test.ts'],
          exclude: architecture,
          globalSetup: 'src/testing/cluster.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
