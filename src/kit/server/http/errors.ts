import type { ErrorCode } from '#kit/contract/errors.ts'
import { registered } from '#kit/contract/registered.ts'
import type { ParamsOf, ValidationCode } from '#kit/contract/texts/texts.ts'
import type { Problem } from '#kit/contract/validation.ts'

type Params = Record<string, string | number>

/** An error response: thrown by a handler, sent by the http kit. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly params: Params
  readonly problems: Problem[]
  /** Machine-readable details, in addition to the message. */
  readonly details: object | undefined

  constructor(code: ErrorCode, params: Params = {}, problems: Problem[] = [], details?: object) {
    super(code)
    this.code = code
    this.params = params
    this.problems = problems
    this.details = details
  }

  get status(): number {
    return registered().errorStatus[this.code]
  }
}

/** Throws a Failure, with the parameters of its message and machine-readable details. */
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

/** A unique constraint is violated, possibly by a concurrent request. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '23505'
}

/** The row; a 404 without one. */
export function found<Row>(row: Row | null | undefined): Row {
  return row ?? fail('not_found')
}
