import { sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type WorkColumns, workColumns } from '#kit/server/jobs/work-columns.ts'
import type { Db, Generated, Json } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import {
  type DateOrder,
  type ImportField,
  type ImportKind,
  importableKinds,
} from '#trade/imports/contract/import-kinds.ts'
import type { ImportDetails } from '#trade/imports/contract/imports.ts'
import type { Kept, RowProblem } from './importer.ts'

type Count = Generated<number>

declare module '#kit/server/postgres/database.ts' {
  interface Tables {
    imports: WorkColumns & {
      kind: ImportKind
      file_name: string
      headings: string[]
      columns: Json<{ field: ImportField; column: number }[]>
      date_order: Generated<DateOrder>
      ambiguous_date: Generated<string | null>
      rows_create: Count
      rows_change: Count
      rows_nothing: Count
    }
    import_rows: {
      id: Generated<number>
      import_id: number
      line: number
      cells: string[]
      outcome: 'CREATE' | 'CHANGE' | 'NOTHING' | 'ERROR'
      changes: Json<FieldChange[]>
      problems: Json<RowProblem[]>
      subject_id: number | null
      undo: 'UNDONE' | 'KEPT' | null
      kept: Json<Kept[]>
    }
  }
}

/** Imports of what the reader may make one by one, and none for others. Every read and write starts here. */
export function visibleImports({ db, user }: Pick<Context, 'db' | 'user'>) {
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
  ])
}

export function importDetails(asking: Pick<Context, 'db' | 'user'>, id: number): Promise<ImportDetails | undefined> {
  return importRows(visibleImports(asking))
    .select([
      'imports.headings',
      'imports.columns',
      'imports.date_order',
      'imports.ambiguous_date',
      sql<string[]>`coalesce(
        (select cells from import_rows where import_id = imports.id order by line limit 1), '{}'
      )`.as('sample'),
    ])
    .where('imports.id', '=', id)
    .executeTakeFirst()
}

/**
 * Deletes imports that were not run after a day, and the rows of all others, with their personal data, after three
 * months.
 */
export async function forgetImports(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['DRAFT', 'FAILED'])
    .where('created_at', '<', shift(now, { days: -1 }))
    .execute()
  await sql`
    delete from import_rows using imports
    where imports.id = import_id and state in ('DONE', 'UNDONE') and finished_at < ${shift(now, { days: -undoDays })}
  `.execute(db)
}

/** So long an import can be taken back. */
export const undoDays = 90
