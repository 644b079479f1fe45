import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { allRows } from '#kit/contract/list.ts'
import { undoOutcomes } from '#kit/contract/texts/long-work.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { zipOf } from '#kit/server/http/files/zip.ts'
import { csvOf, quote } from '#kit/server/lists/csv.ts'
import { nameOfCode } from '#kit/server/lists/csv-values.ts'
import { readList } from '#kit/server/lists/list.ts'
import { endOf } from '#kit/server/postgres/midnight.ts'
import { lockRow, requireUnchanged, revise } from '#kit/server/revisions/revisions.ts'
import {
  type BatchDetails,
  rowOutcomes,
  rowProblems,
  voucherBatches,
} from '#trade/issued-vouchers/contract/voucher-batches.ts'
import { countRows, enterRecipients, planBatch, readRecipients } from './batch-plan.ts'
import { endsEarly, termsToIssue } from './issued-voucher.steps.ts'
import {
  batchDetails,
  batchRowList,
  batchRows,
  nameInRow,
  rowResult,
  visibleBatches,
  vouchersOfBatch,
} from './voucher-batches.queries.ts'
import { printVouchers, sheetsInFile } from './voucher-sheets.ts'

const labels = { state: 'voucherBatches.state' } as const

const subject = (ctx: Context, { id }: { id: number }) => batchDetails(ctx, id)

const answer = async (ctx: Context, id: number) => ({ data: found(await batchDetails(ctx, id)) })

export const voucherBatchRoutes = routes(voucherBatches, {
  list: (ctx, query) =>
    readList(ctx.db, query.sortBy ? query : { ...query, sortBy: 'created_at' as const, descending: 1 as const }, {
      table: 'voucher_batches',
      matching: visibleBatches(ctx),
      rows: batchRows,
      search: sql<string>`fold(voucher_batches.name)`,
      sort: {},
    }),

  create: async (ctx, { name, recipients, ...terms }) => {
    const { db, user, now } = ctx
    const voucher = await termsToIssue(ctx, terms)
    const listed = readRecipients(recipients)
    const { id } = await db
      .insertInto('voucher_batches')
      .values({ name, terms: sql`${JSON.stringify(terms)}::jsonb`, user_id: user.id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enterRecipients(db, id, listed)
    await planBatch(ctx, id, voucher)
    await countRows(db, id)
    return answer(ctx, id)
  },

  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  rows: {
    subject,
    handle: (ctx, { id, ...query }) =>
      readList(ctx.db, { ...query, sortBy: query.sortBy ?? 'line' }, batchRowList(ctx, id, query)),
  },

  export: {
    subject,
    handle: (ctx, { id, ...query }, { name: _ }: BatchDetails) =>
      csvOf(ctx.db, { ...query, sortBy: 'line', page: 1, itemsPerPage: allRows }, batchRowList(ctx, id, query), {
        name: `${ctx.t('voucherBatches.export_name')}-${id}`,
        columns: columnsFor(ctx),
      }),
  },

  start: {
    subject,
    handle: async (ctx, { id, revision, is_again }) => {
      const row = await lockBatch(ctx, id, revision, ['DRAFT', 'FAILED'])
      if (row.rows_issue + (is_again ? row.rows_again : 0) === 0) fail('batch_nothing')
      // The preview was made while there was time, or while the delay was shorter: its screen has no field to mend.
      if (await endsEarly(ctx, await endOf(ctx.db, row.terms.valid_until))) fail('batch_ends_early')
      await move(ctx, row, 'RUNNING', revision)
      await ctx.db.updateTable('voucher_batches').set({ user_id: ctx.user.id, is_again }).where('id', '=', id).execute()
      await ctx.jobs.send(ctx.db, 'task', { name: 'voucherBatches.issue', id })
      return answer(ctx, id)
    },
  },

  cancel: {
    subject,
    handle: async (ctx, { id }) => {
      await move(ctx, await lockBatch(ctx, id, undefined, ['RUNNING']), 'DRAFT')
      return answer(ctx, id)
    },
  },

  undo: {
    subject,
    handle: async (ctx, { id, revision }) => {
      await move(ctx, await lockBatch(ctx, id, revision, ['DONE']), 'UNDOING', revision)
      await ctx.db.updateTable('voucher_batches').set({ undone_by: ctx.user.id }).where('id', '=', id).execute()
      await ctx.jobs.send(ctx.db, 'task', { name: 'voucherBatches.undo', id })
      return answer(ctx, id)
    },
  },

  remove: {
    subject,
    handle: async (ctx, { id }) => {
      await lockBatch(ctx, id, undefined, ['DRAFT', 'FAILED'])
      await ctx.db.deleteFrom('voucher_batches').where('id', '=', id).execute()
    },
  },

  print: {
    subject,
    handle: async (ctx, { id }) => {
      const ids = await vouchersOfBatch(ctx.db, id)
      if (ids.length === 0) fail('batch_state')
      const name = `${ctx.t('voucherBatches.file_name')}-${id}`
      if (ids.length <= sheetsInFile)
        return new Attachment({ name: `${name}.pdf`, mime: 'application/pdf', body: await printVouchers(ctx, ids) })
      const body = Readable.from(zipOf(filesOf(ctx, ids, name)), { objectMode: false })
      return new Attachment({ name: `${name}.zip`, mime: 'application/zip', body })
    },
  },
})

/** Printed while they are sent, one after the other. */
async function* filesOf(ctx: Context, ids: readonly number[], name: string) {
  for (let from = 0; from < ids.length; from += sheetsInFile) {
    const part = String(from / sheetsInFile + 1).padStart(3, '0')
    yield { name: `${name}-${part}.pdf`, bytes: await printVouchers(ctx, ids.slice(from, from + sheetsInFile)) }
  }
}

/** Locks a batch before a step. The second of two concurrent decisions is refused. */
async function lockBatch(
  ctx: Context,
  id: number,
  revision: number | undefined,
  states: readonly BatchDetails['state'][],
): Promise<BatchDetails> {
  await lockRow(ctx.db, 'voucher_batches', id)
  const row = found(await batchDetails(ctx, id))
  await requireUnchanged(ctx, 'voucher_batches', row, { revision, labels })
  if (!states.includes(row.state)) fail('batch_state')
  return row
}

async function move(ctx: Context, row: BatchDetails, state: BatchDetails['state'], revision?: number): Promise<void> {
  await revise(ctx, 'voucher_batches', row, { state }, { revision, labels })
  await ctx.db.updateTable('voucher_batches').set({ state, progress: 0 }).where('id', '=', row.id).execute()
}

function columnsFor({ t }: Context) {
  const names = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
    Object.fromEntries(codes.map((code) => [code, nameOf(code)]))
  const outcomes = names(rowOutcomes, (outcome) => t(`voucherBatches.outcome_${outcome}`))
  const undone = names(undoOutcomes, (undo) => t(`voucherBatches.undo_${undo}`))
  // The line, which varies from row to row, replaces `#`.
  const problems = names(rowProblems, (problem) => t(`voucherBatches.problem_${problem}`, { line: '#' }))
  const plain = (heading: string, value: ReturnType<typeof sql>) => ({ heading, value, isText: false })
  return [
    plain(t('voucherBatches.line'), sql.ref('line')),
    { heading: t('voucherBatches.row'), value: nameInRow, isText: true },
    plain(
      t('voucherBatches.result'),
      sql`coalesce(${nameOfCode(sql.ref('undo'), undone)}, ${nameOfCode(rowResult, outcomes)})`,
    ),
    plain(
      t('voucherBatches.remarks'),
      sql`case
        when undo = 'KEPT' then ${quote(t('voucherBatches.remark_kept'))}
        when outcome = 'AGAIN' then ${quote(t('voucherBatches.remark_again'))}
        else replace(${nameOfCode(sql.ref('problem'), problems)}, '#', coalesce(first_line, 0)::text)
      end`,
    ),
    plain(t('voucherBatches.holding'), sql.ref('holding')),
    {
      heading: t('issuedVouchers.code'),
      value: sql`coalesce((select code from vouchers where vouchers.id = voucher_id), '')`,
      isText: true,
    },
  ]
}
