import type { ValidationCode } from '#kit/contract/texts/texts.ts'
import type { ImportField } from '#office/imports/contract/import-kinds.ts'

/** The cells of a line that have something in them, by their fields. */
export type Cells = Partial<Record<ImportField, string>>

/** What is wrong with a row, and in which of its cells. */
export type RowProblem = { field: ImportField | null; code: ValidationCode; params?: Record<string, string | number> }

/** Whether a problem is about a field; one of a whole name is about its parts, too. */
export function isAbout({ field: named }: RowProblem, field: ImportField): boolean {
  const isWholeName = named === 'full_name' || named === 'reversed_name'
  return named === field || (isWholeName && (field === 'first_name' || field === 'last_name'))
}
