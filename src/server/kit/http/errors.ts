import { type ErrorCode, errorStatus } from '#contract/error-status.ts'
import type { Problem } from '#contract/kit/validation.ts'
import type { ParamsOf, ValidationCode } from '#contract/texts.ts'

type Params = Record<string, string | number>

/** An error answer: thrown by a handler, written by the http kit. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly params: Params
  readonly problems: Problem[]
  /** Details for a program, beside the message. */
  readonly details: object | undefined

  constructor(code: ErrorCode, params: Params = {}, problems: Problem[] = [], details?: object) {
    super(code)
    this.code = code
    this.params = params
    this.problems = problems
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** With the parameters of the message, and details for a program. */
export function fail<Code extends ErrorCode>(
  code: Code,
  ...[params, details]: [...ParamsOf<`errors.${Code}`>, details?: object]
): never {
  throw new Failure(code, params as Params | undefined, [], details)
}

/** A 422 with errors by field path. */
export function failFields(fields: Record<string, ValidationCode>): never {
  throw new Failure(
    'invalid',
    {},
    Object.entries(fields).map(([path, code]) => ({ path, code })),
  )
}

/** A unique index is violated, also by two people who write at once. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '23505'
}

/** The row, or a 404 where the viewer may see none. */
export function found<Row>(row: Row | null | undefined): Row {
  return row ?? fail('not_found')
}
