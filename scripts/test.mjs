import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { requireChromium } from './chromium.mjs'
import { environment, install, root } from './install.mjs'
import { steps } from './steps.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const reports = join(root, 'test-results')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

install()
const env = {
  ...environment,
  CHROMIUM_PATH: requireChromium(),
  // Tests start many processes, of which each would compile the same again.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
}
mkdirSync(reports, { recursive: true })
/** @type {(Count & { name: string })[]} */
const results = []
for (const together of steps)
  results.push(...(await Promise.all(together.map((step) => run(step, together.length > 1)))))
const total = { passed: sum('passed'), failed: sum('failed') }
for (const { name, failed } of results) if (failed > 0) console.log(`Failed: ${name}   npm run ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * One step, which says what it does as it does it; beside others, all of it once it is done.
 * @returns {Promise<Count & { name: string }>}
 */
async function run(/** @type {import('./steps.mjs').Step} */ { name, checks, tests }, /** @type {boolean} */ isBeside) {
  const title = `\n▸ ${name}: ${checks}   npm run ${name}`
  if (!isBeside) console.log(title)
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  const reporter =
    tests === 'vitest' ? `--reporter=default --reporter=json --outputFile=${report}` : '--reporter=list,json'
  const begin = performance.now()
  const command = `${scripts[name]} ${tests ? reporter : ''}`
  const child = spawn(isBeside ? `{ ${command}; } 2>&1` : command, {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shell: true,
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', 'inherit'],
  })
  const [[status], said] = await Promise.all([once(child, 'close'), child.stdout ? text(child.stdout) : ''])
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  if (isBeside) console.log(`${title}\n${said}`)
  console.log(`${status === 0 ? '✓' : '✗'} ${name}   ${seconds} s`)
  return { name, ...count(status === 0, tests && read(report)) }
}

/**
 * A runner that failed without a failed test (it did not start, or something broke beside a test) has failed once.
 * @returns {Count}
 */
function count(/** @type {boolean} */ isFine, /** @type {Count | null | undefined} */ counted) {
  const { passed, failed } = counted ?? { passed: isFine ? 1 : 0, failed: 0 }
  return { passed, failed: isFine ? failed : Math.max(failed, 1) }
}

/** @returns {Count | null} */
function read(/** @type {string} */ report) {
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return stats
      ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      : { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return null
  }
}

function sum(/** @type {keyof Count} */ which) {
  return results.reduce((total, result) => total + result[which], 0)
}
