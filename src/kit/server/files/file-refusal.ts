import type { ValidationCode } from '#kit/contract/texts/texts.ts'

/** The reason why an uploaded file is rejected: a validation code, with the parameters of its text. */
export class FileRefusal extends Error {
  readonly code: ValidationCode
  readonly params: Record<string, string | number>

  constructor(code: ValidationCode, params: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
