import { z } from 'zod/mini'
import type { ValidationCode } from '#kit/contract/texts/texts.ts'
import { validate } from '#kit/contract/validation.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ImportField } from '#office/imports/contract/import-kinds.ts'
import type { RowProblem } from './importer.ts'
import { plain } from './typed-cells.ts'

/* What spreadsheets say about people, whichever kind of people these are. */

type Checked = { value?: unknown; problem?: RowProblem }

/** Checks cells by the schemas that the forms of these people have. */
export function cellChecks<Field extends ImportField>(rows: Readonly<Record<Field, { schema: z.ZodMiniType }>>) {
  const schemas = new Map<string, z.ZodMiniObject>()
  return (field: Field, value: unknown): Checked => {
    const schema = schemas.get(field) ?? z.object({ [field]: rows[field].schema })
    schemas.set(field, schema)
    const result = validate(schema, { [field]: value })
    if (result.ok) return { value: (result.value as Record<string, unknown>)[field] }
    const [{ code, params } = { code: 'invalid' }] = result.problems
    return { problem: { field, code: code as ValidationCode, ...(params && { params }) } }
  }
}

/** Countries by their names in both languages and by their codes. */
export async function countriesByName(db: Db): Promise<Map<string, number>> {
  const countries = await db.selectFrom('countries').select(['id', 'code', 'name']).execute()
  return new Map(
    countries.flatMap(({ id, code, name }) => [code, name.pl, name['en-US']].map((text) => [plain(text), id] as const)),
  )
}
