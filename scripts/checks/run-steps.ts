import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processorSeconds } from '../../src/testing/costs/process-tree.ts'
import { slowness } from '../../src/testing/costs/processor-time.ts'
import { beginNotes, endNotes } from '../../src/testing/costs/run-notes.ts'
import { environment, root } from '../install.mjs'
import { keepLoaded } from './changed/loaded-files.ts'
import { type Selection, selectTests } from './changed/selection.ts'
import { byFile, costFaults, dearestFiles, stepFault } from './costs.ts'
import { failedTests } from './failed-tests.ts'
import { runMeasured } from './measured-command.ts'
import { type Step, steps } from './steps.ts'

type Count = { passed: number; failed: number }
type Time = { clock: number; processor: number }

const reports = join(root, 'test-results')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const env = {
  ...environment,
  // Tests start many processes, of which each would compile the same again.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
}
const sinceTheStart = () => (Date.now() - Number(process.env.BEGAN)) / 1000
mkdirSync(reports, { recursive: true })

// `npm test` begins with the libraries and the browser, in the process that started this one.
const installing = { clock: sinceTheStart(), processor: processorSeconds(process.ppid) }
console.log(`✓ install   ${inSeconds(installing)}`)

const [option, revision] = process.argv.slice(2)
if (option && option !== '--changed') throw new Error(`\`npm test -- ${option}\` is not known, only \`--changed\`.`)
const selection = option ? await selectTests(revision) : null

beginNotes()
const speeds: number[] = []
const watching = setInterval(async () => speeds.push(await slowness()), 10_000)
const results: (Count & Time & { name: string })[] = []
for (const together of steps)
  results.push(...(await Promise.all(together.map((step) => run(step, step !== together.at(-1))))))
clearInterval(watching)
const notes = endNotes()

const costs = byFile(notes.costs)
console.log(`\n${dearestFiles(costs, 20)}\n`)
// What failed has waited, or ended before its time.
const isFine = sum('failed') === 0
const faults = isFine ? costFaults(costs, { slowness: median(speeds) }) : []
for (const fault of faults) console.log(`✗ ${fault}`)
if (faults.length > 0)
  console.log('Make them cheaper, or say in scripts/checks/cost-exceptions.ts why they may cost that much.')
if (isFine && keepLoaded(notes.loaded, selection === null))
  console.log('Journeys load other files than before: commit e2e/loaded-files.tsv.')
for (const { name } of results.filter(({ failed }) => failed > 0)) {
  console.log(`Failed: ${name}   npm run ${name}`)
  for (const test of failedTests(join(reports, `${name}.json`))) console.log(test)
}
const { user, system } = process.cpuUsage()
const processor = installing.processor + sum('processor') + (user + system) / 1e6
console.log(`All steps   ${inSeconds({ clock: sinceTheStart(), processor })}`)
const failed = sum('failed') + faults.length
console.log(`${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** One step, whose output is printed as it runs or, where it is silent, all of it once it is done. */
async function run(step: Step, isSilent: boolean) {
  const { name, checks, tests } = step
  const title = `\n▸ ${name}: ${checks}   npm run ${name}`
  const chosen = selection?.[name as keyof Selection] ?? 'all'
  if (chosen.length === 0) {
    console.log(`${title}\n– ${name}   reached by no change`)
    return { name, passed: 0, failed: 0, clock: 0, processor: 0 }
  }
  if (!isSilent) console.log(title)
  const screens = selection?.screens ?? 'all'
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  const words = [scripts[name], ...(tests ? optionsOf(tests, report, chosen) : [])]
  const { status, output, ...time } = await runMeasured(words.join(' '), {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(screens !== 'all' && { SCREENS: screens.join() }) },
    isSilent,
  })
  if (isSilent) console.log(`${title}\n${output}`)
  const tooDear = stepFault(step, time, median(speeds))
  const isFine = status === 0 && !tooDear
  console.log(`${isFine ? '✓' : '✗'} ${name}   ${inSeconds(time)}${tooDear ? `\n${tooDear}` : ''}`)
  return { name, ...time, ...count(isFine, tests && read(report)) }
}

/** The options of a runner: where to report, and which tests to run. */
function optionsOf(runner: 'vitest' | 'playwright', report: string, chosen: string[] | 'all'): string[] {
  if (runner === 'vitest') {
    const files = chosen === 'all' ? [] : chosen
    return ['--reporter=default', '--reporter=json', `--outputFile=${report}`, ...files]
  }
  if (chosen === 'all') return ['--reporter=list,json']
  const list = report.replace('.json', '.txt')
  writeFileSync(list, chosen.join('\n'))
  return ['--reporter=list,json', `--test-list=${list}`]
}

/** A runner that failed without a failed test (it did not start, or something broke outside a test) has failed once. */
function count(isFine: boolean, counted: Count | null | undefined): Count {
  const { passed, failed } = counted ?? { passed: isFine ? 1 : 0, failed: 0 }
  return { passed, failed: isFine ? failed : Math.max(failed, 1) }
}

function read(report: string): Count | null {
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return stats
      ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      : { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return null
  }
}

function inSeconds({ clock, processor }: Time) {
  return `${clock.toFixed(1)} s, ${processor.toFixed(1)} s of the processor`
}

/** Undefined without values, as of a run that was too short. */
function median(values: number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

function sum(which: keyof Count | keyof Time) {
  return results.reduce((total, result) => total + result[which], 0)
}
