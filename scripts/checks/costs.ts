import type { FileCost } from '../../src/testing/costs/run-notes.ts'
import { type CostException, costExceptions } from './cost-exceptions.ts'
import type { Step } from './steps.ts'

/** In core-seconds: what a test is to cost, and what a file may cost in addition for what all of its tests share. */
const budgets = {
  journey: { perTest: 2, perFile: 4 },
  component: { perTest: 0.1, perFile: 1 },
  API: { perTest: 0.06, perFile: 1 },
}

/** How many times its tests' budget a file may cost: a busy machine takes more of its processor for the same work. */
const tolerance = 3

/**
 * How many times as quick as the core on which `slowness` is 1 was the one that budgets were set on: the same journeys took it 367
 * core-seconds and this one 650.
 */
const budgetedCore = 1.75

/** What each file cost in all, the dearest first. */
export function byFile(notes: FileCost[]): FileCost[] {
  return [...Map.groupBy(notes, ({ file }) => file)]
    .map(([file, parts]) => ({ file, tests: total(parts, 'tests'), seconds: total(parts, 'seconds') }))
    .sort((one, other) => other.seconds - one.seconds)
}

export function dearestFiles(costs: FileCost[], count: number): string {
  const rows = costs
    .slice(0, count)
    .map(({ file, tests, seconds }) => [file, seconds.toFixed(1), String(tests), (seconds / tests).toFixed(2)])
  const table = [[`The ${rows.length} dearest files`, 'core-seconds', 'tests', 'a test'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map(([file = '', ...figures]) =>
      [file.padEnd(widths[0] ?? 0), ...figures.map((figure, column) => figure.padStart(widths[column + 1] ?? 0))].join(
        '   ',
      ),
    )
    .join('\n')
}

/** In sentences: files that cost more than they may, by how slow the cores were meanwhile, and exceptions that nobody needs. */
export function costFaults(
  costs: FileCost[],
  {
    exceptions = costExceptions,
    slowness = 1 / budgetedCore,
  }: { exceptions?: Record<string, CostException>; slowness?: number | undefined } = {},
): string[] {
  const slower = Math.max(1, slowness * budgetedCore)
  return costs.flatMap(({ file, tests, seconds }) => {
    const kind = kindOf(file)
    const limit = budgets[kind].perFile + tolerance * budgets[kind].perTest * tests
    const allowed = slower * (exceptions[file]?.seconds ?? limit)
    const cost = `${file} cost ${seconds.toFixed(1)} core-seconds for ${tests === 1 ? 'its test' : `its ${tests} tests`}`
    if (seconds > allowed)
      return [
        `${cost}; ${allowed.toFixed(1)} are allowed${file in exceptions ? ' by way of exception' : ` for ${kind} tests`}.`,
      ]
    // A busy machine takes up to twice as much for the same work: what needs its exception there needs a quarter of its limit at least.
    if (file in exceptions && seconds < limit / 4) return [`${cost}, and needs no exception any more.`]
    return []
  })
}

/** In a sentence: a step that costs more than it may, by how slow the cores were meanwhile. */
export function stepFault({ name, atMost }: Step, { processor }: { processor: number }, slowness = 1): string | null {
  if (atMost === undefined) return null
  const allowed = atMost * Math.max(1, slowness)
  if (processor <= allowed) return null
  return `${name} cost ${processor.toFixed(1)} core-seconds; ${allowed.toFixed(1)} are allowed.`
}

function kindOf(file: string): keyof typeof budgets {
  if (file.startsWith('e2e/')) return 'journey'
  return file.includes('.component.test.') ? 'component' : 'API'
}

function total(costs: FileCost[], which: 'tests' | 'seconds') {
  return costs.reduce((sum, cost) => sum + cost[which], 0)
}
