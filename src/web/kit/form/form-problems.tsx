import type { ReactNode } from 'react'
import type { Problem, Validated } from '#contract/kit/validation.ts'
import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/language/i18n.ts'

export type Errors = Record<string, ReactNode>

/** The sentences of a check, by field; drawn as components, so that they follow a switch of the language. */
export function problemTexts(result: Validated<unknown>): Errors {
  if (result.ok) return {}
  return Object.fromEntries(
    result.problems.map((problem) => [problem.path, <ProblemText key={problem.path} {...problem} />]),
  )
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
