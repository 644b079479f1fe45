import { type Selectable, sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { Task } from '#kit/server/http/feature.ts'
import { doLongWork, type ReportProgress, storedWork, type WorkOutcome } from '#kit/server/jobs/long-work.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { issueVouchers, takeBackUnused } from '#trade/vouchers/server/vouchers.steps.ts'
import { countRows, planBatch } from './batch-plan.ts'
import { termsToIssue } from './issued-voucher.steps.ts'
import type {} from './voucher-batches.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'voucherBatch.issued': { name: string; issued: number; refused: number }
    'voucherBatch.undone': { name: string; kept: number }
  }
}

/** Between two looks at how far it is; a longer statement would keep the portal from answering others. */
const together = 250

/** Issues a batch. Each row is planned again, for things may have changed since the preview. */
export const issueBatch: Task = (portal, listeners, id) =>
  doLongWork(portal, listeners, { table: 'voucher_batches', id, state: 'RUNNING', back: 'FAILED' }, bringOut)

export async function bringOut(
  ctx: Context,
  { id, name, terms, is_again }: Batch,
  report: ReportProgress,
): Promise<WorkOutcome> {
  const { db } = ctx
  const voucher = await termsToIssue(ctx, terms)
  await planBatch(ctx, id, voucher)
  const rows = await db
    .selectFrom('voucher_batch_rows')
    .select(['id', 'holder_id'])
    .where('batch_id', '=', id)
    .where('outcome', 'in', is_again ? ['ISSUE', 'AGAIN'] : ['ISSUE'])
    .orderBy('line')
    .orderBy('id')
    .execute()
  for (let from = 0; from < rows.length; from += together) {
    const some = rows.slice(from, from + together)
    const wanted = some.map(({ holder_id }) => ({ ...voucher, holder_id: holder_id as number, batch_id: id }))
    const made = await issueVouchers(ctx, wanted)
    await sql`
      update voucher_batch_rows set voucher_id = made.voucher_id
      from unnest(${some.map((row) => row.id)}::int[], ${made}::int[]) as made (id, voucher_id)
      where voucher_batch_rows.id = made.id
    `.execute(db)
    await report(from + some.length)
  }
  // The progress is written outside this transaction, so the row itself is written last.
  await countRows(db, id)
  const { rows_error } = await storedWork(db, 'voucher_batches', id)
  await ctx.record('voucherBatch.issued', id, { name, issued: rows.length, refused: rows_error })
  return { state: 'DONE', finished_at: ctx.now.toISOString() }
}

/** Takes back what nobody used of a batch; the rest stays and is named. */
export const undoBatch: Task = (portal, listeners, id) =>
  doLongWork(portal, listeners, { table: 'voucher_batches', id, state: 'UNDOING', back: 'DONE' }, takeBack)

async function takeBack(ctx: Context, { id, name }: Batch, report: ReportProgress): Promise<WorkOutcome> {
  const { db } = ctx
  const rows = await db
    .selectFrom('voucher_batch_rows')
    .select('voucher_id')
    .where('batch_id', '=', id)
    .where('voucher_id', 'is not', null)
    .orderBy('line', 'desc')
    .execute()
  const ids = rows.map(({ voucher_id }) => voucher_id as number)
  for (let from = 0; from < ids.length; from += together) {
    const some = ids.slice(from, from + together)
    await takeBackUnused(ctx, some, ctx.t('voucherBatches.undo_reason', { name }))
    await report(from + some.length)
  }
  await sql`
    update voucher_batch_rows set undo = case when taken_back_at is null then 'KEPT' else 'UNDONE' end
    from vouchers where vouchers.id = voucher_id and voucher_batch_rows.batch_id = ${id}
  `.execute(db)
  await countRows(db, id)
  const { rows_kept } = await storedWork(db, 'voucher_batches', id)
  await ctx.record('voucherBatch.undone', id, { name, kept: rows_kept })
  return { state: 'UNDONE', undone_at: ctx.now.toISOString() }
}

type Batch = Pick<Selectable<Tables['voucher_batches']>, 'id' | 'name' | 'terms' | 'is_again'>
