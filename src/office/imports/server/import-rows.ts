import { type Expression, type SqlBool, sql } from 'kysely'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { Download } from '#kit/server/http/files/download.ts'
import { type Batch, inBatches } from '#kit/server/lists/batches.ts'
import { writeTable } from '#kit/server/lists/csv-table.ts'
import { isIn, listQueries } from '#kit/server/lists/list.ts'
import { phoneCell } from '#kit/server/lists/phone-cell.ts'
import { likelyText } from '#office/duplicates/contract/likely-text.ts'
import { likelyPerson } from '#office/duplicates/server/search/likely.queries.ts'
import { problemText } from '#office/imports/contract/imports.problem.ts'
import type { ImportDetails, ImportRow, ImportRowQuery } from '#office/imports/contract/imports.ts'
import { namesIn } from './cells/typed-cells.ts'
import { cellsOf, type NotUndone } from './importer.ts'
import type {} from './imports.queries.ts'
import type { RowProblem } from './row-problem.ts'

/** The rows of one import, which the reader may see. */
export function importRowList(ctx: Reader, importId: number, query: Partial<ImportRowQuery>) {
  const { outcome, undo, isLikely, isHidden } = query
  const likely = likelyPerson(ctx, 'import_rows.likely')
  return {
    table: 'import_rows' as const,
    matching: ctx.db
      .selectFrom('import_rows')
      .where('import_id', '=', importId)
      .$if(!!outcome, (some) => some.where('outcome', '=', outcome as never))
      .$if(!!undo, (some) => some.where('undo', '=', undo as never))
      .$if(isHidden != null, (some) => some.where('is_hidden', '=', isHidden === 1))
      .$if(isLikely === 1, (some) => some.where('likely', 'is not', null).where(sql<SqlBool>`${likely} is not null`))
      .$if(isLikely === 0, (some) => some.where(sql<SqlBool>`${likely} is null`)),
    rows: (rows: Rows) => rowColumns(rows).select(likely.as('likely')),
    search: hasWord,
    sort: {},
  }
}

type Rows = ReturnType<ReturnType<typeof rowsOf>>
const rowsOf = (db: Context['db']) => () => db.selectFrom('import_rows')

function rowColumns(rows: Rows) {
  return rows.select([
    'import_rows.id',
    'line',
    'cells',
    'is_hidden',
    'outcome',
    'changes',
    'problems',
    'subject_id',
    'undo',
    'kept',
  ])
}

function hasWord(word: string): Expression<SqlBool> {
  return isIn(sql<string>`fold(array_to_string(cells, ' '))`, word)
}

type Stored = {
  id: number
  line: number
  cells: string[]
  is_hidden: boolean
  outcome: ImportRow['outcome']
  changes: ImportRow['changes']
  problems: RowProblem[]
  subject_id: number | null
  likely: ImportRow['likely']
  undo: ImportRow['undo']
  kept: NotUndone[]
}

/** A row as the API answers it: what it is about, and what is wrong with it, in words. */
export function describeRow(
  { t }: Pick<Context, 't'>,
  { columns, headings }: Pick<ImportDetails, 'columns' | 'headings'>,
) {
  const headingOf = (field: RowProblem['field']) => {
    const column = columns.find((one) => one.field === field)?.column
    return column === undefined ? null : (headings[column] ?? null)
  }
  return ({ cells, problems, ...row }: Stored): ImportRow => {
    const named = cellsOf(columns, cells)
    const {
      first_name,
      last_name,
      full_name,
      reversed_name,
      email,
      package: bought,
      package_name,
      package_name_en,
      level_name,
      level_name_en,
      training_title,
      number,
      code,
    } = {
      ...namesIn(named),
      ...named,
    }
    const listed = package_name ?? package_name_en ?? level_name ?? level_name_en
    const person = [first_name, last_name].filter(Boolean).join(' ') || full_name || reversed_name
    return {
      ...row,
      name:
        [person, email, bought ?? training_title ?? listed, code ?? number].filter(Boolean).join(', ') ||
        cells.filter(Boolean).join(', ').slice(0, 200),
      problems: problems.map(({ field, code, params }) => ({
        field,
        heading: headingOf(field),
        value: (field && named[field]) ?? null,
        message: t(`validation.${code}` as TextKey, params),
      })),
    }
  }
}

/** As a table: the outcome of each row, then its cells. */
export async function exportRows(ctx: Context, row: ImportDetails, query: ImportRowQuery): Promise<Download> {
  const { db, t } = ctx
  const { count, rows } = listQueries({ ...query, sortBy: 'line', page: 1 }, importRowList(ctx, row.id, query))
  const descriptionOf = describeRow(ctx, row)
  const lineOf = (stored: Stored) => {
    const { line, outcome, undo, is_hidden, problems, likely, kept } = descriptionOf(stored)
    const result = undo ? t(`imports.undo_${undo}`) : t(`imports.outcome_${outcome}`)
    const reasons = [
      ...(is_hidden ? [t('imports.row_hidden')] : []),
      ...problems.map((problem) => problemText(t, problem)),
      ...(likely ? [likelyText(t, likely)] : []),
      ...kept.map(({ reason }) => t(`imports.kept_${reason}`)),
    ]
    return { line: writeTable([[line, result, [...new Set(reasons)].join(' '), ...stored.cells.map(phoneCell)]]) }
  }
  const batches = inBatches<Stored>(db, {
    count: db.selectNoFrom(count.as('total')),
    rows: rows as never,
    size: 500,
  })
  const { value } = await batches.next()
  const head = [t('imports.line'), t('imports.result'), t('imports.remarks'), ...row.headings]
  return new Download({
    name: `${t('imports.export_name')}-${row.id}.csv`,
    mime: 'text/csv; charset=utf-8',
    head: `\uFEFF${writeTable([head])}`,
    first: mapped(value as Batch<Stored>, lineOf),
    rest: eachMapped(batches, lineOf),
  })
}

function mapped<Row, Item>({ rows, ...batch }: Batch<Row>, map: (row: Row) => Item): Batch<Item> {
  return { ...batch, rows: rows.map(map) }
}

async function* eachMapped<Row, Item>(
  batches: AsyncGenerator<Batch<Row>, void>,
  map: (row: Row) => Item,
): AsyncGenerator<Batch<Item>, void> {
  for await (const batch of batches) yield mapped(batch, map)
}
