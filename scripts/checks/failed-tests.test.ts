import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install.mjs'
import { failedTests } from './failed-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
const reported = (report: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return failedTests(file)
}

test('names what failed in a report of Vitest, without colors, and a file that could not be run', () => {
  const passed = { status: 'passed', fullName: 'works', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'sums add up', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n at'] }
  expect(
    reported({
      testResults: [
        { name: join(root, 'src/a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: join(root, 'src/b.test.ts'), status: 'failed', message: 'Cannot find x', assertionResults: [] },
        { name: join(root, 'src/c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual([
    '  src/a.test.ts: sums add up\n    expected 1\n     at',
    '  src/b.test.ts: could not be run\n    Cannot find x',
  ])
})

test('names what failed in a report of Playwright, at any depth, by its last try', () => {
  const results = [{ error: { message: 'first' } }, { error: { message: 'Timed out' } }]
  const spec = { title: 'signs in', file: 'session.spec.ts', ok: false, tests: [{ results }] }
  const well = { ...spec, ok: true }
  expect(reported({ suites: [{ specs: [well], suites: [{ specs: [spec] }] }] })).toEqual([
    '  session.spec.ts: signs in\n    Timed out',
  ])
})

test('shows what was on the page of Playwright', () => {
  const path = join(folder, 'error-context.md')
  writeFileSync(
    path,
    '# Page snapshot\n\n```yaml\n- banner:\n- main [ref=e2]:\n  - alert [ref=e3]: Nie zapisano.\n```\n\n# Test source\n',
  )
  const results = [{ error: { message: 'Timed out' }, attachments: [{ name: 'error-context', path }] }]
  const spec = { title: 'signs in', file: 'session.spec.ts', ok: false, tests: [{ results }] }
  expect(reported({ suites: [{ specs: [spec] }] })).toEqual([
    '  session.spec.ts: signs in\n    Timed out\n    - main:\n      - alert: Nie zapisano.',
  ])
})

test('nothing is reported where no report was written', () => {
  expect(failedTests(join(folder, 'none.json'))).toEqual([])
})
