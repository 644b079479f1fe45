import { type ErrorCode, errorStatus } from '#contract/error-status.ts'
import type { Problem } from '#contract/kit/validation.ts'
import type { ParamsOf, ValidationCode } from '#contract/texts.ts'

type Params = Record<string, string | number>

/** An answer other than the good one, said by a handler and written by the http kit. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly params: Params
  readonly problems: Problem[]
  /** What a program needs to go on from here, beside the sentence. */
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

/** With what the sentence mentions, and what a program needs beside it. */
export function fail<Code extends ErrorCode>(
  code: Code,
  ...[params, details]: [...ParamsOf<`errors.${Code}`>, details?: object]
): never {
  throw new Failure(code, params as Params | undefined, [], details)
}

/** A 422 that lands on inputs: field path → what is wrong with it. */
export function failFields(fields: Record<string, ValidationCode>): never {
  throw new Failure(
    'invalid',
    {},
    Object.entries(fields).map(([path, code]) => ({ path, code })),
  )
}

/** A row like this is there already: a unique index says so, also of two people who write at once. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '23505'
}

/** The row, or a 404 where the viewer has none such. */
export function found<Row>(row: Row | null | undefined): Row {
  return row ?? fail('not_found')
}
