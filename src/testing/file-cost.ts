import { appendFileSync, existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export type FileCost = { file: string; tests: number; seconds: number }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where `npm test` gathers what each file costs of the processor: a JSON object a line. */
export const costNotes = join(root, 'test-results', 'costs.jsonl')

/** Whoever runs tests alone measures nothing: the file is there only as long as `npm test` runs. */
export const isMeasured = existsSync(costNotes)

export function noteCost({ file, ...cost }: FileCost) {
  appendFileSync(costNotes, `${JSON.stringify({ file: relative(root, file), ...cost })}\n`)
}
