import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../install.mjs'

type Vitest = { testResults: { name: string; message: string; status: string; assertionResults: Assertion[] }[] }
type Assertion = { status: string; fullName: string; failureMessages: string[] }
type Playwright = { suites: Suite[] }
type Suite = { file: string; title: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; file: string; ok: boolean; tests: { results: Result[] }[] }
type Result = { error?: { message: string }; attachments?: { name: string; path?: string }[] }
type Failed = { file: string; title: string; message: string; page?: string[] }

/**
 * What failed, as a report of Vitest or Playwright has it: a line for each test, and below it the first of its message and of what the page
 * showed. A long run prints it again at its end, where it is looked for; who reads it may not have its files.
 */
export function failedTests(report: string): string[] {
  return failuresIn(read(report)).map(({ file, title, message, page = [] }) => {
    const first = stripVTControlCharacters(message).trim().split('\n').slice(0, 6)
    return [`  ${file}: ${title}`, ...[...first, ...page].map((line) => `    ${line}`)].join('\n')
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
      const last = tests.flatMap(({ results }) => results.filter(({ error }) => error)).at(-1)
      return { file, title, message: last?.error?.message ?? '', page: pageAt(last) }
    })
  return [...own, ...suites.flatMap(ofSuite)]
}

/** The roles and names on the page when the test failed, from its main part on; of a long one the first lines, and the last with its toasts. */
function pageAt({ attachments = [] }: Result = {}): string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  const context = path && existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [, snapshot = ''] = /^```yaml\n(.*?)\n```/ms.exec(context) ?? []
  const lines = snapshot
    .replace(/ \[(ref|cursor)=[^\]]*\]/g, '')
    .split('\n')
    .filter(Boolean)
  const main = lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => /^\s*- main\b/.test(line)),
    ),
  )
  return [...main.slice(0, 45), ...main.slice(45).slice(-15)]
}

/** A runner that did not start has reported nothing. */
function read(report: string): Partial<Vitest & Playwright> {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {}
  }
}
