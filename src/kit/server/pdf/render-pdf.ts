import { type ChildProcess, fork } from 'node:child_process'
import type { Look } from '#kit/server/language/texts.ts'
import type { PdfResult, PdfTask } from './render-pdf-process.ts'

/** Renders a PDF document from a Typst template, in a child process. */

const program = new URL('./render-pdf-process.ts', import.meta.url)

/** The compiler keeps what it once laid out, some 200 KB a sheet: after so many sheets another process takes over. */
const sheetsEach = 100
const idleMilliseconds = 20_000

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void }
type PdfRenderer = { child: ChildProcess; waiting: Map<number, Waiting>; sheets: number; idle?: NodeJS.Timeout }

let press: PdfRenderer | null = null

/**
 * Renders a document, or several, by a Typst template in the academy's look and returns the PDF. It runs in a child process, which remains
 * for a while since many are often rendered after each other.
 */
export function print(template: URL, sheet: object, look: Look, sheets = 1): Promise<Buffer> {
  if (!press || press.sheets >= sheetsEach) press = openPress()
  const { child, waiting } = press
  const id = press.sheets
  press.sheets += sheets
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    child.send({ id, template: template.href, sheet, look } satisfies PdfTask, (error) => error && reject(error))
  })
}

function openPress(): PdfRenderer {
  const child = fork(program, {
    serialization: 'advanced',
    // Compiled once, quickly: code that runs faster would be ready after more sheets than this process prints.
    execArgv: ['--liftoff-only'],
    // No environment variables, which hold secrets.
    env: { MALLOC_ARENA_MAX: '1' },
  })
  // It keeps no portal from ending.
  child.unref()
  child.channel?.unref()
  const opened: PdfRenderer = { child, waiting: new Map(), sheets: 0 }
  child.on('message', ({ id, pdf, problem }: PdfResult) => {
    const request = opened.waiting.get(id)
    opened.waiting.delete(id)
    if (pdf) request?.resolve(Buffer.from(pdf))
    else request?.reject(new Error(`A sheet cannot be printed: ${problem}`))
    rest(opened)
  })
  const end = (problem: Error) => {
    if (press === opened) press = null
    for (const { reject } of opened.waiting.values()) reject(problem)
  }
  child.once('exit', (code) => end(new Error(`The press ended with ${code}.`)))
  // A process that could not be started has no exit; without a listener it would end the portal.
  child.on('error', end)
  return opened
}

/** An idle process ends after a while; one that has rendered enough, now. */
function rest(opened: PdfRenderer): void {
  clearTimeout(opened.idle)
  if (opened.waiting.size > 0) return
  const isWorn = opened.sheets >= sheetsEach
  opened.idle = setTimeout(() => close(opened), isWorn ? 0 : idleMilliseconds).unref()
}

function close(opened: PdfRenderer): void {
  if (opened.waiting.size > 0) return
  if (press === opened) press = null
  if (opened.child.connected) opened.child.disconnect()
}
