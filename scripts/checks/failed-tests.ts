import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../install.mjs'

type Vitest = { testResults: { name: string; message: string; status: string; assertionResults: Assertion[] }[] }
type Assertion = { status: string; fullName: string; failureMessages: string[] }
type Playwright = { suites: Suite[] }
type Suite = { file: string; title: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; file: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }
type Failed = { file: string; title: string; message: string }

/**
 * What failed, as a report of Vitest or Playwright has it: a line for each test, and below it the first of its message. A long run
 * prints it again at its end, where it is looked for.
 */
export function failedTests(report: string): string[] {
  return failuresIn(read(report)).map(({ file, title, message }) => {
    const first = stripVTControlCharacters(message).trim().split('\n').slice(0, 6)
    return [`  ${file}: ${title}`, ...first.map((line) => `    ${line}`)].join('\n')
  })
}

function failuresIn(report: Partial<Vitest & Playwright>): Failed[] {
  return [...(report.testResults ?? []).flatMap(ofFile), ...(report.suites ?? []).flatMap(ofSuite)]
}

function ofFile({ name, status, message, assertionResults }: Vitest['testResults'][number]): Failed[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ file, title: 'could not be run', message }]
  return failed.map(({ fullName, failureMessages }) => ({ file, title: fullName, message: failureMessages[0] ?? '' }))
}

function ofSuite({ specs, suites = [] }: Suite): Failed[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
      return { file, title, message: errors.at(-1) ?? '' }
    })
  return [...own, ...suites.flatMap(ofSuite)]
}

/** A runner that did not start has reported nothing. */
function read(report: string): Partial<Vitest & Playwright> {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {}
  }
}
