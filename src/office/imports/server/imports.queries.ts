import { sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { workColumns } from '#kit/server/jobs/work-columns.ts'
import { likelyPerson, type StoredLikely } from '#office/duplicates/server/search/likely.queries.ts'
import { type ImportField, type ImportKind, importableKinds } from '#office/imports/contract/import-kinds.ts'
import type { ImportDetails, ImportSum } from '#office/imports/contract/imports.ts'
import type { RowFile } from './archive/named-files.ts'
import { likelyKind } from './headings.ts'
import type { NotUndone } from './importer.ts'
import type { RowProblem } from './row-problem.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    imports: { kind: ImportKind; columns: { field: ImportField; column: number }[]; sums: ImportSum[] }
    import_rows: {
      likely: StoredLikely | null
      changes: FieldChange[]
      problems: RowProblem[]
      kept: NotUndone[]
      files: RowFile[]
    }
  }
}

/** Imports of what the reader may make one by one, and none for others. Every read and write starts here. */
export function visibleImports({ db, user }: Reader) {
  return db
    .selectFrom('imports')
    .where('imports.kind', '=', sql<ImportKind>`any(${importableKinds(user)})`)
    .$if(!hasPermission(user, 'can-import-data'), (some) => some.where(sql<boolean>`false`))
}

type Imports = ReturnType<typeof visibleImports>

export function importRows(imports: Imports) {
  return imports.select([
    ...workColumns('imports'),
    'imports.kind',
    'imports.file_name',
    'imports.rows_create',
    'imports.rows_change',
    'imports.rows_nothing',
    'imports.rows_failed',
  ])
}

export async function importDetails(asking: Reader, id: number): Promise<ImportDetails | undefined> {
  const row = await importRows(visibleImports(asking))
    .select([
      'imports.headings',
      'imports.columns',
      'imports.date_order',
      'imports.ambiguous_date',
      'imports.is_date_order_chosen',
      'imports.sums',
      'imports.other_sheets',
      sql<number>`(select count(*) from import_rows where import_id = imports.id and is_hidden)`.as('rows_hidden'),
      // Of whom the reader sees.
      sql<number>`(
        select count(*) from import_rows
        where import_id = imports.id and likely is not null and ${likelyPerson(asking, 'import_rows.likely')} is not null
      )`.as('rows_likely'),
      'imports.files_total',
      'imports.files_done',
      sql<ImportDetails['archive']>`case when archive_name is not null then (
        select json_build_object('name', archive_name, 'files', count(*), 'unnamed', count(*) filter (where not is_named))
        from import_files where import_id = imports.id
      ) end`.as('archive'),
      sql<string[]>`coalesce(
        (select cells from import_rows where import_id = imports.id order by line limit 1), '{}'
      )`.as('sample'),
    ])
    .where('imports.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, likely_kind: likelyKind(row.kind, row.headings, importableKinds(asking.user)) }
}

/** So long an import can be taken back. */
export const undoDays = 30
