import type { FieldChange } from '#kit/contract/revision.ts'
import type { ValidationCode } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { ComparedPerson } from '#office/duplicates/server/search/likely.queries.ts'
import {
  type DateOrder,
  type ImportField,
  type ImportKind,
  isDate,
  isMoney,
  kindsOfImports,
} from '#office/imports/contract/import-kinds.ts'
import type { importUndoOutcomes, notUndoneReasons, SumName } from '#office/imports/contract/imports.ts'
import { archiveOf } from './archive/archive.queries.ts'
import type { ArchiveIndex } from './archive/archive-index.ts'
import type { RowFile, StoredArchiveFile } from './archive/named-files.ts'
import type { StagedFiles } from './archive/stage-files.ts'
import { isForeignAmount } from './cells/foreign-amounts.ts'
import { dayNumberFrom1904, emailOf, isShortened, isUnreadable, withoutBreaks } from './cells/typed-cells.ts'
import type { Cells, RowProblem } from './row-problem.ts'

/* What all kinds of imports have in common: a row is read, compared with what there is, written, and taken back. */

export type TableLine = { line: number; cells: string[] }
/** A row as it was read. A field without a cell has no value. */
export type ReadRow<Values> = { line: number; values: Partial<Values>; problems: RowProblem[] }

/** What a row adds to each sum; `person` and `training` are counted once in the whole file. */
export type RowSums = Partial<Record<Exclude<SumName, 'rows' | 'people' | 'trainings' | 'column'>, number>> & {
  person?: string | undefined
  training?: string
}

/** What a row would do. */
export type PlannedRow = {
  line: number
  outcome: 'CREATE' | 'CHANGE' | 'NOTHING' | 'ERROR'
  changes: FieldChange[]
  /** Where the outcome is no error, the row comes in without what they are about. */
  problems: RowProblem[]
  subject_id: number | null
  /** What it adds to its artist. */
  files?: RowFile[]
}

/** A row that was brought in, on its way back. */
export type DoneRow = Pick<PlannedRow, 'changes'> & {
  id: number
  outcome: 'CREATE' | 'CHANGE'
  subject_id: number
  files: RowFile[]
}
export type NotUndone = { field: string | null; reason: (typeof notUndoneReasons)[number] }
export type UndoneRow = { id: number; undo: (typeof importUndoOutcomes)[number]; kept: NotUndone[] }

export type Importer<Values, Plan extends PlannedRow> = {
  /** Cells of the example file that depend on what the academy has; the others are in the texts. */
  example?: (ctx: Context) => Promise<Cells>
  /** Reads a line's cells, with what has to be known for it looked up once. `fields` are those that the file has a column for. */
  reader: (
    ctx: Context,
    fields: ReadonlySet<ImportField>,
    dateOrder: DateOrder,
    archive: ArchiveIndex<StoredArchiveFile> | null,
  ) => Promise<(cells: Cells) => Omit<ReadRow<Values>, 'line'>>
  /** By what a file names something twice, which no row may. */
  key: (values: Partial<Values>) => string | null
  twice: ValidationCode
  /** With `isLocking`, what is compared stays as it is until the transaction ends. */
  compare: (ctx: Context, rows: ReadRow<Values>[], isLocking: boolean) => Promise<Plan[]>
  /** Writes what was planned, and answers the same rows with what became of them. */
  write: (ctx: Context, importId: number, plans: Plan[], staged: StagedFiles) => Promise<PlannedRow[]>
  /** Whom a row would add, or does not find by the email; null: it is about somebody who is there, or about nobody. */
  newcomer?: (values: Partial<Values>, plan: Plan) => ComparedPerson | null
  /** What a row adds to the control sums. */
  sums: (values: Partial<Values>) => RowSums
  undo: (ctx: Context, importId: number, rows: DoneRow[]) => Promise<UndoneRow[]>
}

type Planned = {
  id: number
  kind: ImportKind
  headings: readonly string[]
  columns: readonly { field: ImportField; column: number }[]
  date_order: DateOrder
}

const batchSize = 500

type Batch<Values, Plan> = { read: ReadRow<Values>[]; plans: Plan[]; lines: readonly TableLine[] }

/** Reads and compares the lines of a file, some at a time. */
export async function* plansOf<Values, Plan extends PlannedRow>(
  ctx: Context,
  importer: Importer<Values, Plan>,
  { id, kind, headings, columns, date_order }: Planned,
  lines: readonly TableLine[],
  { isLocking }: { isLocking: boolean },
): AsyncGenerator<Batch<Values, Plan>> {
  const archive = await archiveOf(ctx.db, id)
  const { is_from_1904 } = await ctx.db
    .selectFrom('imports')
    .select('is_from_1904')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const read = await importer.reader(ctx, new Set(columns.map(({ field }) => field)), date_order, archive)
  const missing = kindsOfImports[kind].required.filter((field) => !columns.some((column) => column.field === field))
  const foreign = columns.filter(({ field, column }) => isMoney(field) && isForeignAmount(headings[column] ?? ''))
  const first = new Map<string, number>()
  for (let from = 0; from < lines.length; from += batchSize) {
    const some = lines.slice(from, from + batchSize)
    const rows = some.map(({ line, cells }): ReadRow<Values> => {
      const { readable, unreadable } = sorted(
        is_from_1904 ? countedFrom1899(cellsOf(columns, cells)) : cellsOf(columns, cells),
      )
      const { values, problems } = read(readable)
      const named = new Set<ImportField>([...missing, ...unreadable.map(({ field }) => field)])
      const key = importer.key(values)
      const earlier = key === null ? undefined : first.get(key)
      if (key !== null && earlier === undefined) first.set(key, line)
      return {
        line,
        values,
        problems: [
          ...missing.map((field) => ({ field, code: 'import_column' as const })),
          // "Price (EUR)": none of its figures is taken for złoty.
          ...foreign
            .filter(({ column }) => /\d/.test(cells[column] ?? ''))
            .map(({ field }) => ({ field, code: 'import_currency' as const })),
          ...unreadable,
          ...problems.filter(({ field }) => field === null || !named.has(field)),
          ...(earlier === undefined ? [] : [{ field: null, code: importer.twice, params: { line: earlier } }]),
        ],
      }
    })
    yield { read: rows, plans: await importer.compare(ctx, rows, isLocking), lines: some }
  }
}

/** What can be read, and the cells that have lost their value although they are not empty, or have more than one. */
function sorted(cells: Cells): { readable: Cells; unreadable: { field: ImportField; code: ValidationCode }[] } {
  const filled = (Object.entries(cells) as [ImportField, string][]).map(
    ([field, typed]) => ({ field, typed, code: lossIn(field, typed) }) as const,
  )
  return {
    readable: Object.fromEntries(filled.flatMap(({ field, typed, code }) => (code ? [] : [[field, typed]]))),
    unreadable: filled.flatMap(({ field, code }) => (code ? [{ field, code }] : [])),
  }
}

function lossIn(field: ImportField, typed: string): ValidationCode | null {
  if (isUnreadable(typed)) return 'import_unreadable'
  if (field === 'email' && typed.split('@').length > 2) return 'import_emails'
  return isShortened(typed) ? 'import_shortened' : null
}

export function cellsOf(columns: readonly { field: ImportField; column: number }[], cells: readonly string[]): Cells {
  return Object.fromEntries(
    columns.flatMap(({ field, column }) => {
      const typed = withoutBreaks(cells[column] ?? '').trim()
      const value = field === 'email' ? emailOf(typed) : typed
      return value ? [[field, value]] : []
    }),
  )
}

/** With days of a workbook that counts them from 1904, in cells without the format of a day, as those of any other. */
function countedFrom1899(cells: Cells): Cells {
  const entries = Object.entries(cells) as [ImportField, string][]
  return Object.fromEntries(entries.map(([field, typed]) => [field, isDate(field) ? dayNumberFrom1904(typed) : typed]))
}

/** What nobody may import, with all that is wrong with it. */
export function refused(line: number, problems: RowProblem[]) {
  return { line, outcome: 'ERROR' as const, changes: [], problems, subject_id: null }
}
