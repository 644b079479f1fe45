import type { ReactNode } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Problem, Validated } from '#kit/contract/validation.ts'
import { useText } from '#kit/web/language/i18n.ts'

/** Errors by field: a problem that the schema found, or the server's message. */
export type Errors = Record<string, FieldError>
export type FieldError = string | Pick<Problem, 'code' | 'params'>

export function problemsByField(result: Validated<unknown>): Errors {
  return result.ok ? {} : Object.fromEntries(result.problems.map(({ path, ...problem }) => [path, problem]))
}

/** A schema's problem is drawn as a component, so that its message follows a switch of the language. */
export function errorText(error: FieldError | undefined): ReactNode {
  return typeof error === 'object' ? <ProblemText {...error} /> : error
}

export function ProblemText({ code, params }: Pick<Problem, 'code' | 'params'>) {
  const t = useText()
  return t(`validation.${code}` as TextKey, params)
}

/** Moves each error to the input that it is about: its own, else the nearest around it, else the top of the form (`''`). */
export function byField(errors: Errors, names: ReadonlySet<string>): Errors {
  const placed: Errors = {}
  for (const [path, error] of Object.entries(errors)) placed[nearest(path, names)] ??= error
  return placed
}

function nearest(path: string, names: ReadonlySet<string>): string {
  if (path === '' || names.has(path)) return path
  return nearest(path.slice(0, Math.max(0, path.lastIndexOf('.'))), names)
}
