import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyPackages } from '#testing/copy/copy-packages.ts'

/* The recipe of README.md for a feature, executed: packages are copied under another name into a checkout of their own. */

// A busy machine takes its time.
const patience = 300_000

let folder: string
let copy: ReturnType<typeof copyPackages>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelier-copy-'))
  copy = copyPackages(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a plain feature is ten files and five lines in the registers', () => {
  // Errors, tests, and steps that other features take come on top, where a feature has any.
  const plain = copy.files.filter((file) => !/\.(errors|steps|test)\.ts$/.test(file))
  expect(plain.length).toBeLessThanOrEqual(10)
  expect(copy.lines - 2).toBeLessThanOrEqual(5)
})

test(
  'its types are right',
  async () => {
    const projects = ['contract', 'server', 'web'].map((tier) => `src/tsconfig.${tier}.json`)
    expect(await run('typescript/bin/tsc', '--build', '--checkers', '1', ...projects)).toBe('')
  },
  patience,
)

test(
  'the architecture has no objection, and nothing of it is missing from the registers',
  async () => {
    const suites = ['architecture', 'records', 'rights', 'telling'].map((name) => `src/testing/suites/${name}.test.ts`)
    expect(await vitest([...suites, 'src/app/web/screens.test.ts'])).toBe('')
  },
  patience,
)

test(
  'its calls respond as its cases define',
  async () => {
    const files = ['src/testing/suites/roles.test.ts', 'src/trade/parcels/**/*.test.ts']
    expect(await vitest(files, /\bparcels\.|catalogue|a price of/)).toBe('')
  },
  patience,
)

/** What failed; the tests of the copy have the PostgreSQL of this run. */
function vitest(include: string[], testNamePattern?: RegExp): Promise<string> {
  const provided = { academy: inject('academy'), template: inject('template') }
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { icons } from './scripts/icons.ts'
export default {
  plugins: [icons()],
  test: {
    include: ${JSON.stringify(include)},
    testNamePattern: ${testNamePattern ?? 'undefined'},
    provide: ${JSON.stringify(provided)},
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}
`,
  )
  return run('vitest/vitest.mjs', 'run', '--reporter', 'dot')
}

function run(program: string, ...args: string[]): Promise<string> {
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, NODE_OPTIONS: ____, ...env } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join('node_modules', program), ...args],
      { cwd: folder, env: { ...env, CI: 'true', NO_COLOR: '1' } },
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}` : ''),
    )
  })
}
