import type { z } from 'zod/mini'
import { trimmed } from './texts/invisible.ts'

/** Validates input by a schema and returns its problems field by field. */

/** A problem with one field: `path` in dots (`documents.0.kind`), `code` the key of its sentence, `params` what that sentence mentions. */
export type Problem = { path: string; code: string; params?: Record<string, string | number> }

export type Validated<Output> = { ok: true; value: Output } | { ok: false; problems: Problem[] }

/** Deeper than any form, and far below a stack overflow. */
export const maxDepth = 20
/** More than anybody corrects at once. */
export const maxProblems = 100

/** Checks a value as it came: strings are trimmed (passwords never), `""` becomes null, what no database keeps is refused; then the schema decides. */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, raw: unknown): Validated<z.output<Schema>> {
  const problems: Problem[] = []
  const value = normalise(raw, [], problems)
  if (problems.length > 0) return { ok: false, problems }
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, problems: onePerField(result.error.issues.slice(0, maxIssues).flatMap(problemOf)) }
}

type Keys = readonly (string | number)[]

function normalise(value: unknown, keys: Keys, problems: Problem[]): unknown {
  if (typeof value === 'string') return normaliseText(value, keys, problems)
  if (typeof value !== 'object' || value === null) return value
  if (keys.length > maxDepth) return refuse(problems, keys, 'invalid')
  const inside = (item: unknown, key: string | number) =>
    typeof item === 'string' || typeof item === 'object' ? normalise(item, [...keys, key], problems) : item
  if (Array.isArray(value)) return value.map(inside)
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, key)]))
}

function normaliseText(text: string, keys: Keys, problems: Problem[]): string | null {
  if (text.includes('\0')) refuse(problems, keys, 'nul_character')
  if (!text.isWellFormed()) refuse(problems, keys, 'invalid')
  if (keys.some((key) => typeof key === 'string' && /password/i.test(key.slice(0, maxNameLength)))) return text
  return trimmed(text) || null
}

/** Longer than any field's name. */
const maxNameLength = 200

function refuse(problems: Problem[], keys: Keys, code: string): void {
  if (problems.length < maxProblems) problems.push({ path: keys.join('.').slice(0, maxNameLength), code })
}

function problemOf(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, code: 'unknown_field' }))
  return [{ path: path || 'body', code: codeOf(issue), params: paramsOf(issue) }]
}

function codeOf(issue: z.core.$ZodIssue): string {
  const isMissing =
    (issue.code === 'invalid_type' || issue.code === 'invalid_union' || issue.code === 'invalid_value') &&
    (issue.input === undefined || issue.input === null)
  if (isMissing) return 'required'
  // A field's own check names its problem in one word; zod's default messages are sentences.
  if (/^[a-z0-9_]+$/.test(issue.message)) return issue.message
  return issue.code === 'invalid_value' ? 'not_a_choice' : 'invalid'
}

function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> | undefined {
  if (issue.code === 'too_big') return { max: Number(issue.maximum), count: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum), count: Number(issue.minimum) }
  if (issue.code === 'custom' && issue.params) return issue.params as Record<string, string | number>
  return undefined
}

/** One sentence per field is enough to act on; the first is the most basic. */
export function onePerField(problems: Problem[]): Problem[] {
  const first = new Map<string, Problem>()
  for (const problem of problems)
    if (!first.has(problem.path) && first.size < maxProblems) first.set(problem.path, problem)
  return [...first.values()]
}

/** A field has a few of them at most. */
const maxIssues = 10 * maxProblems
