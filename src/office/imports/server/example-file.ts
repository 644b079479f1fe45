import type { Context } from '#kit/server/http/context.ts'
import { type Download, wholeDownload } from '#kit/server/http/files/download.ts'
import { writeTable } from '#kit/server/lists/csv-table.ts'
import { type ImportKind, kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { importers } from './importers.ts'

/** A table with a column for each field and a row with an example, in the reader's language. */
export async function exampleFile(ctx: Context, kind: ImportKind): Promise<Download> {
  const { t } = ctx
  // A whole name is an alternative to the two columns of names.
  const fields = kindsOfImports[kind].fields.filter((field) => field !== 'full_name' && field !== 'reversed_name')
  const example = (await importers[kind].example?.(ctx)) ?? {}
  const rows = [
    fields.map((field) => t(`importFields.name_${field}`)),
    fields.map((field) => example[field] ?? t(`importFields.example_${field}`)),
  ]
  return wholeDownload({
    name: `${t(`imports.example_${kind}`)}.csv`,
    mime: 'text/csv; charset=utf-8',
    text: `\uFEFF${writeTable(rows)}`,
    total: 1,
  })
}
