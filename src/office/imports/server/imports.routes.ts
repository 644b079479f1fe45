import { sql } from 'kysely'
import { decoded } from '#kit/contract/values/decoded.ts'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { FileRefusal } from '#kit/server/files/file-refusal.ts'
import { storeFile } from '#kit/server/files/files.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { Failure, fail, failFields, found } from '#kit/server/http/errors.ts'
import { brokenLine, readTable, type TableRow } from '#kit/server/lists/csv-table.ts'
import { mapRows } from '#kit/server/lists/large-page.ts'
import { readList } from '#kit/server/lists/list.ts'
import { countsFrom1904, otherSheets, readXlsx } from '#kit/server/lists/xlsx-table.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { lockRow, requireUnchanged, revise } from '#kit/server/revisions/revisions.ts'
import { type ImportKind, importableKinds, kindOf } from '#office/imports/contract/import-kinds.ts'
import { type ImportDetails, imports, maxImportRows } from '#office/imports/contract/imports.ts'
import { requireGift } from '#people/account/server/account.steps.ts'
import { unnamedFiles } from './archive/archive.queries.ts'
import { dropArchive, enterArchive } from './archive/archive.steps.ts'
import { type ArchiveFile, readArchive } from './archive/archive-reader.ts'
import { dateOrderOf } from './cells/date-order.ts'
import { withoutFoot } from './control-sums.ts'
import { exampleFile } from './example-file.ts'
import { academySums } from './export/academy-sums.ts'
import { wholeExport } from './export/whole-export.ts'
import { matchColumns, placeOfHeadings } from './headings.ts'
import { enterLines, linesOf, planImport } from './import-plan.ts'
import { describeRow, exportRows, importRowList } from './import-rows.ts'
import { importDetails, importRows, undoDays, visibleImports } from './imports.queries.ts'
import { addMissingPackages, missingPackages } from './kinds/missing-packages.ts'

const labels = {
  kind: 'imports.kind',
  state: 'imports.state',
  columns: 'imports.columns',
  date_order: 'imports.date_order',
  is_date_order_chosen: 'imports.date_order',
} as const

const subject = (ctx: Context, { id }: { id: number }) => importDetails(ctx, id)

const answer = async (ctx: Context, id: number) => ({ data: found(await importDetails(ctx, id)) })

export const importRoutes = routes(imports, {
  list: (ctx, { kind, ...query }) =>
    readList(ctx.db, query.sortBy ? query : { ...query, sortBy: 'created_at' as const, descending: 1 as const }, {
      table: 'imports',
      matching: visibleImports(ctx).$if(!!kind, (some) => some.where('imports.kind', '=', kind as never)),
      rows: importRows,
      search: sql<string>`fold(imports.file_name)`,
      sort: {
        kind: [sql.ref('imports.kind'), sql.ref('imports.created_at')],
      },
    }),

  create: {
    prepare: async ({ now }, { kind, file, archive }) => {
      if (archive && !kindOf({ kind }).hasArchive) failFields({ archive: 'file_unexpected' })
      return { ...readLines(kind, await file.read()), files: archive ? await filesOf(archive, now) : [] }
    },
    handle: async (ctx, { kind, file, archive }, { lines, files, ...read }) => {
      const { db, user, now } = ctx
      if (!importableKinds(user).includes(kind)) failFields({ kind: 'not_a_choice' })
      const columns = matchColumns(kind, read.headings)
      const { id } = await db
        .insertInto('imports')
        .values({
          ...{ ...read, kind, file_name: file.originalName, user_id: user.id, created_at: now },
          ...dateOrderOf(columns, lines, ctx.language),
          columns: sql`${JSON.stringify(columns)}::jsonb`,
          archive_name: archive?.originalName ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await enterLines(db, id, lines)
      if (archive) await enterArchive(db, id, await storeFile(db, archive, now), files)
      await planImport(ctx, found(await importDetails(ctx, id)), lines)
      return answer(ctx, id)
    },
  },

  example: (ctx, { kind }) => {
    if (!importableKinds(ctx.user).includes(kind)) failFields({ kind: 'not_a_choice' })
    return exampleFile(ctx, kind)
  },

  exportAcademy: async (ctx) => wholeExport(ctx),

  sums: async (ctx) => ({ data: await academySums(ctx, ctx.db) }),

  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  rows: {
    subject,
    handle: async (ctx, { id, ...query }, row: ImportDetails) =>
      mapRows(
        await readList(ctx.db, { ...query, sortBy: query.sortBy ?? 'line' }, importRowList(ctx, id, query)),
        describeRow(ctx, row),
      ),
  },

  files: { subject, handle: async (ctx, { id }) => ({ data: await unnamedFiles(ctx, id) }) },

  export: { subject, handle: (ctx, { id, ...query }, row: ImportDetails) => exportRows(ctx, row, query) },

  match: {
    subject,
    handle: async (ctx, { id, columns, date_order, revision }) => {
      const row = await lockImport(ctx, id, revision, ['DRAFT', 'FAILED'])
      const known = columns.filter(({ column }) => column < row.headings.length)
      if (new Set(known.map(({ field }) => field)).size < columns.length) failFields({ columns: 'not_a_choice' })
      const lines = await linesOf(ctx.db, id)
      const detected = dateOrderOf(known, lines, ctx.language)
      const order = { date_order: date_order ?? detected.date_order, is_date_order_chosen: date_order !== undefined }
      const dates = { ...detected, ...order }
      if (!(await move(ctx, row, { columns: known, ...order }, revision))) return { data: row }
      await ctx.db
        .updateTable('imports')
        .set({ ...dates, columns: sql`${JSON.stringify(known)}::jsonb` })
        .where('id', '=', id)
        .execute()
      await planImport(ctx, { ...row, ...dates, columns: known }, lines)
      return answer(ctx, id)
    },
  },

  changeKind: {
    subject,
    handle: async (ctx, { id, kind, revision }) => {
      if (!importableKinds(ctx.user).includes(kind)) failFields({ kind: 'not_a_choice' })
      const row = await lockImport(ctx, id, revision, ['DRAFT', 'FAILED'])
      const lines = await linesOf(ctx.db, id)
      const columns = matchColumns(kind, row.headings)
      const dates = { ...dateOrderOf(columns, lines, ctx.language), is_date_order_chosen: false }
      const change = { kind, columns, date_order: dates.date_order, is_date_order_chosen: false }
      if (!(await move(ctx, row, change, revision))) return { data: row }
      await ctx.db
        .updateTable('imports')
        .set({ ...dates, kind, columns: sql`${JSON.stringify(columns)}::jsonb` })
        .where('id', '=', id)
        .execute()
      if (!kindOf({ kind }).hasArchive) await dropArchive(ctx.db, id)
      await planImport(ctx, { ...row, ...change }, lines)
      return answer(ctx, id)
    },
  },

  packages: {
    subject,
    handle: async (ctx, _params, row: ImportDetails) => ({ data: await missingPackages(ctx, row) }),
  },

  addPackages: {
    subject,
    handle: async (ctx, { id, packages, revision }) => {
      const row = await lockImport(ctx, id, revision, ['DRAFT', 'FAILED'])
      if (row.kind !== 'SALES') fail('import_state')
      await addMissingPackages(ctx, packages)
      await planImport(ctx, row, await linesOf(ctx.db, id))
      return answer(ctx, id)
    },
  },

  start: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const row = await lockImport(ctx, id, revision, ['DRAFT', 'FAILED'])
      if (row.rows_create + row.rows_change === 0) fail('import_nothing')
      if (row.ambiguous_date !== null && !row.is_date_order_chosen) fail('import_dates')
      const { gives } = kindOf(row)
      if (gives) await requireGift(ctx, [], gives)
      await move(ctx, row, { state: 'RUNNING' }, revision)
      await ctx.db.updateTable('imports').set({ user_id: ctx.user.id }).where('id', '=', id).execute()
      await ctx.jobs.send(ctx.db, 'task', { name: 'imports.run', id })
      return answer(ctx, id)
    },
  },

  cancel: {
    subject,
    handle: async (ctx, { id }) => {
      const row = await lockImport(ctx, id, undefined, ['RUNNING'])
      await move(ctx, row, { state: 'DRAFT' })
      return answer(ctx, id)
    },
  },

  undo: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const row = await lockImport(ctx, id, revision, ['DONE'])
      if ((row.finished_at ?? '') < shift(ctx.now, { days: -undoDays })) fail('import_state')
      await move(ctx, row, { state: 'UNDOING' }, revision)
      await ctx.db.updateTable('imports').set({ undone_by: ctx.user.id }).where('id', '=', id).execute()
      await ctx.jobs.send(ctx.db, 'task', { name: 'imports.undo', id })
      return answer(ctx, id)
    },
  },

  remove: {
    subject,
    handle: async (ctx, { id }) => {
      await lockImport(ctx, id, undefined, ['DRAFT', 'FAILED'])
      await ctx.db.deleteFrom('imports').where('id', '=', id).execute()
    },
  },
})

/** What is in the ZIP, or a sentence on why it cannot be read. */
async function filesOf({ path }: StagedFile, now: Date): Promise<ArchiveFile[]> {
  try {
    return await readArchive(path, now)
  } catch (error) {
    if (error instanceof FileRefusal) throw new Failure('invalid', {}, [{ path: 'archive', ...error }])
    throw error
  }
}

/** The headings of a file, and the lines below them. */
function readLines(kind: ImportKind, bytes: Buffer) {
  const rows = rowsIn(bytes)
  const ofWorkbook = isWorkbook(bytes)
    ? { other_sheets: otherSheets(bytes), is_from_1904: countsFrom1904(bytes) }
    : { other_sheets: [], is_from_1904: false }
  const [head, ...all] = rows.slice(placeOfHeadings(kind, rows))
  const { lines, foot } = withoutFoot(all)
  if (!head || lines.length === 0) failFields({ file: 'import_empty' })
  if (lines.length > maxImportRows) failFields({ file: 'import_too_long' })
  const width = Math.min(head.cells.length, 500)
  return {
    foot,
    ...ofWorkbook,
    headings: head.cells.slice(0, width).map((cell) => cell.trim()),
    lines: lines.map(({ cells, ...line }) => ({ ...line, cells: cells.slice(0, width) })),
  }
}

/** A ZIP. */
const isWorkbook = (bytes: Buffer) => bytes.toString('latin1', 0, 2) === 'PK'

/** Of a CSV file, or of an Excel workbook. */
function rowsIn(bytes: Buffer): TableRow[] {
  if (isWorkbook(bytes)) return readXlsx(bytes) ?? failFields({ file: 'file_unreadable' })
  const text = decoded(bytes).replace(/^\uFEFF/, '')
  if (text.includes('\0')) failFields({ file: 'file_unreadable' })
  const rows = readTable(text)
  if (rows) return rows
  throw new Failure('invalid', {}, [{ path: 'file', code: 'import_quotes', params: { line: brokenLine(text) ?? 1 } }])
}

/** Locks an import before a step. The second of two concurrent decisions is refused. */
async function lockImport(
  ctx: Context,
  id: number,
  revision: number | undefined,
  states: readonly ImportDetails['state'][],
): Promise<ImportDetails> {
  await lockRow(ctx.db, 'imports', id)
  const row = found(await importDetails(ctx, id))
  await requireUnchanged(ctx, 'imports', row, { revision, labels })
  if (!states.includes(row.state)) fail('import_state')
  return row
}

/** False where it is so already. */
async function move(
  ctx: Context,
  row: ImportDetails,
  change: Partial<Pick<ImportDetails, 'kind' | 'state' | 'columns' | 'date_order' | 'is_date_order_chosen'>>,
  revision?: number,
): Promise<boolean> {
  const { id, kind, state, columns, date_order, is_date_order_chosen } = row
  const before = { kind, state, columns, date_order, is_date_order_chosen }
  if (!(await revise(ctx, 'imports', row, { ...before, ...change }, { revision, labels }))) return false
  await ctx.db
    .updateTable('imports')
    .set({ state: change.state ?? state, progress: 0 })
    .where('id', '=', id)
    .execute()
  return true
}
