/** Writes telephone numbers into cells of spreadsheets. */
import { type Expression, sql } from 'kysely'
import { shortCodes } from '#kit/contract/values/phone.ts'

/*
 * `+48692972441` → `(+48) 692972441`. What begins with a plus a spreadsheet takes for a number, which loses the plus, or for a formula; what
 * begins with a bracket it takes for text. Imports read both.
 */

const written = new RegExp(`^\\+(?=(?:[ ()-]*\\d){8,15}$)(${shortCodes}|\\d{3}) ?([\\d ()-]+)$`)

/** What is no international number stays as it is. */
export function phoneCell(text: string): string {
  return text.replace(written, '(+$1) $2')
}

/** A column of E.164 in SQL. Its alternatives match as much as they can, so the codes of three digits come after all others. */
export function phoneColumn(phone: Expression<unknown>) {
  const short = sql`regexp_replace(${phone}, ${sql.lit(`^\\+(${shortCodes})`)}, '(+\\1) ')`
  return sql<string>`regexp_replace(${short}, '^\\+(\\d{3})', '(+\\1) ')`
}
