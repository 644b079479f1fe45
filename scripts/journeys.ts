import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'

/*
 * Runs the journeys, and those that failed once more with traces: storing each step's document costs a fifth of a run, for the few
 * that fail. A test that failed stays failed, also if it passes then.
 */

const lastRun = 'test-results/journeys/.last-run.json'
const traces = 'test-results/journeys-traced'

const status = playwright(process.argv.slice(2))
if (status !== 0 && hasFailures()) {
  console.log(`\nOnce more what failed, with traces in ${traces}`)
  cpSync(lastRun, `${traces}.json`)
  const again = ['--last-failed', `--last-failed-file=${traces}.json`, `--output=${traces}`]
  playwright([...again, '--trace=on', '--max-failures=10', '--reporter=line'])
}
process.exitCode = status

function playwright(args: string[]): number {
  return spawnSync('playwright', ['test', ...args], { stdio: 'inherit' }).status ?? 1
}

/** A run that was interrupted has none, and neither has one that did not even begin. */
function hasFailures(): boolean {
  if (!existsSync(lastRun)) return false
  const { status, failedTests } = JSON.parse(readFileSync(lastRun, 'utf8'))
  return status === 'failed' && failedTests.length > 0
}
