/** Texts in two columns, one for each language, and records whose fields are checked by the schema of their form. */
import type { z } from 'zod/mini'
import { type Bilingual, typedTexts } from '#kit/contract/texts/text.ts'
import type { ValidationCode } from '#kit/contract/texts/texts.ts'
import { validate } from '#kit/contract/validation.ts'
import type { ImportField } from '#office/imports/contract/import-kinds.ts'
import type { RowProblem } from '../row-problem.ts'

/** Of a text in one language, the other one repeats it; null where there is none. */
export function textIn(pl: string | null, en: string | null): Bilingual | null {
  const text = pl ?? en
  if (text === null) return null
  if (pl !== null && en !== null) return { pl, 'en-US': en }
  return { pl: text, 'en-US': text, only: pl === null ? 'en-US' : 'pl' }
}

/** The cells of both columns. */
export function cellsIn(text: Bilingual): { pl: string | null; en: string | null } {
  const typed = typedTexts(text)
  return { pl: typed.pl || null, en: typed['en-US'] || null }
}

/** The record, or the problem of each field that is wrong. */
export function checkedBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  record: unknown,
  fieldOf: (path: string) => ImportField,
): { draft: z.output<Schema> | null; problems: RowProblem[] } {
  const result = validate(schema, record)
  if (result.ok) return { draft: result.value, problems: [] }
  const problems = result.problems.map(({ path, code, params }) => ({
    ...{ field: fieldOf(path), code: code as ValidationCode },
    ...(params && { params }),
  }))
  return { draft: null, problems: [...new Map(problems.map((problem) => [problem.field, problem])).values()] }
}
