import { type Selectable, sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { Task } from '#kit/server/http/feature.ts'
import { beginUpload } from '#kit/server/http/files/upload.ts'
import { doLongWork, type ReportProgress, storedWork, type WorkOutcome } from '#kit/server/jobs/long-work.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { isRefused } from '#kit/server/postgres/database-errors.ts'
import { withSavepoint } from '#kit/server/postgres/transaction.ts'
import { forgetArchive } from './archive/archive.steps.ts'
import { nothingStaged, type StagedFiles, stageFiles } from './archive/stage-files.ts'
import { countRows, keepPlans, linesOf } from './import-plan.ts'
import { type DoneRow, plansOf, type UndoneRow } from './importer.ts'
import { importers } from './importers.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'import.finished': { name: string; created: number; changed: number; refused: number }
    'import.undone': { name: string; kept: number; failed: number }
  }
}

/**
 * Runs an import in one transaction: a cancellation, or a portal that dies, leaves nothing. Each row is compared again,
 * for things may have changed since the preview.
 */
export const runImport: Task = async (portal, listeners, id) => {
  const upload = await beginUpload({ ...portal.config, storage: portal.storage })
  let committed = false
  try {
    committed = await doLongWork(
      portal,
      listeners,
      { table: 'imports', id, state: 'RUNNING', back: 'FAILED' },
      bringIn,
      (note) => stageFiles(portal, upload, id, (files_done) => note({ files_done })),
    )
  } finally {
    await upload.settle({ committed })
  }
}

export async function bringIn(
  ctx: Context,
  row: ImportRow,
  report: ReportProgress,
  staged: StagedFiles = nothingStaged,
): Promise<WorkOutcome> {
  const { id, kind } = row
  const lines = await linesOf(ctx.db, id)
  let through = 0
  for await (const { plans } of plansOf(ctx, importers[kind], row, lines, { isLocking: true })) {
    await keepPlans(ctx.db, id, await importers[kind].write(ctx, id, plans, staged))
    through += plans.length
    await report(through)
  }
  await countRows(ctx.db, id)
  await forgetArchive(ctx.db, id)
  const { file_name, rows_create, rows_change, rows_error } = await storedWork(ctx.db, 'imports', id)
  await ctx.record('import.finished', id, {
    name: file_name,
    ...{ created: rows_create, changed: rows_change, refused: rows_error },
  })
  return { state: 'DONE', finished_at: ctx.now.toISOString() }
}

/** Undoes an import: rows that are unchanged since are deleted or reverted, the others remain and are listed. */
export const undoImport: Task = (portal, listeners, id) =>
  doLongWork(portal, listeners, { table: 'imports', id, state: 'UNDOING', back: 'DONE' }, async (ctx, row, report) => {
    const done = await ctx.db
      .selectFrom('import_rows')
      .select(['id', 'outcome', 'changes', 'subject_id', 'files'])
      .where('import_id', '=', id)
      .where('outcome', 'in', ['CREATE', 'CHANGE'])
      .orderBy('line', 'desc')
      .execute()
    for (let from = 0; from < done.length; from += 500) {
      const undone = await undoRows(ctx, row, done.slice(from, from + 500) as DoneRow[])
      await sql`
        update import_rows set undo = undone.undo, kept = undone.kept
        from jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as undone (id int, undo text, kept jsonb)
        where import_rows.id = undone.id
      `.execute(ctx.db)
      await report(from + undone.length)
    }
    await countRows(ctx.db, id)
    const { rows_kept, rows_failed, file_name } = await storedWork(ctx.db, 'imports', id)
    await ctx.record('import.undone', id, { name: file_name, kept: rows_kept, failed: rows_failed })
    return { state: 'UNDONE', undone_at: ctx.now.toISOString() }
  })

/** What the database refuses is narrowed down to single rows, so that all others are taken back. */
async function undoRows(ctx: Context, row: ImportRow, rows: DoneRow[]): Promise<UndoneRow[]> {
  try {
    return await withSavepoint(ctx.db, () => importers[row.kind].undo(ctx, row.id, rows))
  } catch (error) {
    if (!isRefused(error)) throw error
    if (rows.length === 1)
      return rows.map(({ id }) => ({ id, undo: 'FAILED', kept: [{ field: null, reason: 'refused' }] }))
    const half = Math.ceil(rows.length / 2)
    return [...(await undoRows(ctx, row, rows.slice(0, half))), ...(await undoRows(ctx, row, rows.slice(half)))]
  }
}

type ImportRow = Pick<Selectable<Tables['imports']>, 'id' | 'kind' | 'headings' | 'columns' | 'date_order'>
