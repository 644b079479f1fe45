import { z } from 'zod/mini'
import { languages } from '#kit/contract/texts/text.ts'
import type { ValidationCode } from '#kit/contract/texts/texts.ts'
import { validate } from '#kit/contract/validation.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ImportField } from '#office/imports/contract/import-kinds.ts'
import type { Cells, RowProblem } from '#office/imports/server/row-problem.ts'
import { type ChosenMailKind, chosenMailKinds } from '#people/account/contract/mail-kinds.ts'
import { cellReader } from './read-cells.ts'
import { plain } from './typed-cells.ts'

/* Cells about people, in spreadsheets of all kinds of people. */

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

type Account = { account?: 'BLOCKED'; unwanted_mails?: ChosenMailKind[] }

/** What an account was elsewhere: blocked, and which mails its owner does without. By the portal's words in both languages. */
export function accountReader({ texts }: Pick<Context, 'texts'>) {
  const kinds = new Map(
    languages.flatMap((language) =>
      chosenMailKinds.flatMap((kind) =>
        [kind, texts.in(language)(`account.mails_${kind}`)].map((name) => [plain(name), kind] as const),
      ),
    ),
  )
  return (cells: Cells): { values: Account; problems: RowProblem[] } => {
    const { problems, take } = cellReader(cells)
    const account = take('account', 'import_account', (cell) => accounts.get(plain(cell)))
    const unwanted_mails = take('unwanted_mails', 'import_unwanted_mails', (cell) => {
      const found = cell.split(/[,;/|\n]/).map((one) => kinds.get(plain(one)))
      return found.every((kind) => kind !== undefined) ? [...new Set(found)] : null
    })
    return {
      values: { ...(account === 'BLOCKED' && { account }), ...(unwanted_mails && { unwanted_mails }) },
      problems,
    }
  }
}

const accounts = new Map([
  ...['zablokowane', 'zablokowany', 'zablokowana', 'blocked', 'tak', 'yes'].map((word) => [word, 'BLOCKED'] as const),
  ...['aktywne', 'aktywny', 'aktywna', 'active', 'nie', 'no'].map((word) => [word, 'OPEN'] as const),
])

/** Countries by their names in both languages and by their codes. */
export async function countriesByName(db: Db): Promise<Map<string, number>> {
  const countries = await db.selectFrom('countries').select(['id', 'code', 'name']).execute()
  return new Map(
    countries.flatMap(({ id, code, name }) => [code, name.pl, name['en-US']].map((text) => [plain(text), id] as const)),
  )
}
