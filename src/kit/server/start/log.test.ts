import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { expect, test } from 'vitest'

const log = new URL('log.ts', import.meta.url).href

/** Runs it with the log of jobs and that of requests. */
function run(program: string, output: 'pipe' | number = 'pipe') {
  const logs = `
    import { pino } from 'pino'
    import { openLog, requestLogger } from ${JSON.stringify(log)}
    const jobs = openLog({ logLevel: 'info' })
    const { stream, ...options } = requestLogger({ logLevel: 'info' }).logger
    const requests = pino(options, stream)
  `
  return spawnSync(process.execPath, ['--input-type=module', '--eval', logs + program], {
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
    timeout: 20_000,
  })
}

const numbers = Array.from({ length: 100 }, (_, index) => index)
const logNumbers = `for (let line = 0; line < ${numbers.length}; line++) (line % 2 ? jobs : requests).info({ line })`

const linesOf = (output: string): number[] =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).line)

test('lines of jobs and of requests are in the order in which they were logged', () => {
  const { stdout, status } = run(logNumbers)
  expect(status).toBe(0)
  expect(linesOf(stdout)).toEqual(numbers)
})

test('lines that are logged just before the process is ended are written', () => {
  const { stdout, status } = run(`${logNumbers}; process.exit(3)`)
  expect(status).toBe(3)
  // The first one is on its way meanwhile.
  expect(linesOf(stdout).toSorted((a, b) => a - b)).toEqual(numbers)
})

test.each([
  ['that is ended in the same moment', 'process.exit(3)', 3],
  ['that is ended after a failed write', 'setTimeout(() => process.exit(3), 200)', 3],
  ['that ends by itself', '', 0],
])('a full disk of the log does not hold up a process %s', (_, end, code) => {
  // Every write to it fails as on a full disk.
  const { status } = run(`${logNumbers}; ${end}`, openSync('/dev/full', 'w'))
  expect(status).toBe(code)
})
