/** A script of package.json, so `npm run <name>` runs it alone. `tests` names the runner whose tests it counts, a step without one counts as one. */
export type Step = {
  name: string
  checks: string
  tests?: 'vitest' | 'playwright'
  /** In core-seconds: above that it fails, however well its tests went. */
  atMost?: number
}

/**
 * Everything that `npm test` checks, in this order. The steps of a group run side by side, the last of them with its output; what takes the whole
 * machine is a group of its own.
 */
export const steps: Step[][] = [
  [
    { name: 'types', checks: 'the compiler accepts every tier' },
    { name: 'lint', checks: 'no known mistakes, and one way of writing' },
    { name: 'architecture', checks: 'who may import whom', tests: 'vitest' },
    { name: 'dead-code', checks: 'nothing that nobody uses' },
    { name: 'build', checks: 'the application builds' },
  ],
  [
    // A page waits for its portal and for the clock more than it works: by themselves these leave a core without work (115).
    { name: 'components', checks: 'parts of the screens by themselves, in a real browser', tests: 'vitest' },
    { name: 'unit-and-api', checks: 'the rules, and every call over HTTP', tests: 'vitest' },
  ],
  [{ name: 'sizes', checks: 'every screen loads within its budget' }],
  [{ name: 'journeys', checks: 'people in a real browser', tests: 'playwright' }],
  // Three minutes of two cores (109).
  [{ name: 'browsers', checks: 'every screen and a few stories in WebKit and Firefox', tests: 'vitest', atMost: 360 }],
]
