import type { ValidationCode } from '#contract/texts.ts'

/** Why a file is not taken: a code of the validation texts, with what its sentence mentions. */
export class FileRefusal extends Error {
  readonly code: ValidationCode
  readonly params: Record<string, string | number>

  constructor(code: ValidationCode, params: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
