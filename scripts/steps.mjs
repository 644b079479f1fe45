/**
 * Everything that `npm test` checks, in this order. Each step is a script of package.json, so `npm run <name>` runs it alone;
 * `tests` names the runner whose tests it counts, a step without one counts as one.
 * @type {{ name: string, checks: string, tests?: 'vitest' | 'playwright' }[]}
 */
export const steps = [
  { name: 'types', checks: 'the compiler accepts every tier' },
  { name: 'lint', checks: 'no known mistakes' },
  { name: 'format', checks: 'one way of writing' },
  { name: 'architecture', checks: 'who may import whom', tests: 'vitest' },
  { name: 'dead-code', checks: 'nothing that nobody uses' },
  { name: 'unit-and-api', checks: 'the rules, and every call over HTTP', tests: 'vitest' },
  { name: 'components', checks: 'parts of the screens by themselves, in a real browser', tests: 'vitest' },
  { name: 'build', checks: 'the application builds' },
  { name: 'sizes', checks: 'every screen loads within its budget' },
  { name: 'journeys', checks: 'people in a real browser', tests: 'playwright' },
]
