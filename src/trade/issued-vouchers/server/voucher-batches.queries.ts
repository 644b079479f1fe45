import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { workColumns } from '#kit/server/jobs/work-columns.ts'
import { isIn } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { BatchDetails, BatchRow, BatchRowQuery } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import type { VoucherTerms } from '#trade/issued-vouchers/contract/voucher-terms.ts'
import { holderEmail, holderName } from './issued-vouchers.queries.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    voucher_batches: { terms: VoucherTerms }
  }
}

/** Batches for users who may issue vouchers, and none for others. Every read and write starts here. */
export function visibleBatches({ db, user }: Reader) {
  return db
    .selectFrom('voucher_batches')
    .$if(!hasPermission(user, 'can-issue-vouchers'), (some) => some.where(sql<boolean>`false`))
}

type Batches = ReturnType<typeof visibleBatches>

export function batchRows(batches: Batches) {
  return batches.select([
    ...workColumns('voucher_batches'),
    'voucher_batches.name',
    sql<BatchDetails['kind']>`terms ->> 'kind'`.as('kind'),
    sql<number>`coalesce((terms ->> 'percent')::int, (terms -> 'amount' ->> 'amount')::int)`.as('value'),
    sql<string | null>`terms -> 'amount' ->> 'currency'`.as('currency'),
    'rows_issue',
    'rows_again',
    'rows_holding',
    'is_again',
  ])
}

export function batchDetails(asking: Reader, id: number): Promise<BatchDetails | undefined> {
  return batchRows(visibleBatches(asking)).select('terms').where('voucher_batches.id', '=', id).executeTakeFirst()
}

/** The rows of one batch, which the reader may see. */
export function batchRowList(
  { db }: Pick<Context, 'db'>,
  batchId: number,
  { outcome, undo }: Pick<BatchRowQuery, 'outcome' | 'undo'>,
) {
  return {
    table: 'voucher_batch_rows' as const,
    matching: db
      .selectFrom('voucher_batch_rows')
      .leftJoin('users', 'users.id', 'voucher_batch_rows.holder_id')
      .where('batch_id', '=', batchId)
      .$if(!!outcome, (some) => some.where('outcome', '=', outcome as never))
      .$if(!!undo, (some) => some.where('undo', '=', undo as never)),
    rows: rowColumns,
    search: (word: string) =>
      sql<boolean>`(${isIn(sql`fold(coalesce(said, ''))`, word)} or ${isIn(sql.ref('users.search'), word)})`,
    sort: {},
  }
}

/** The recipient of a row: by name and address, or as in the list. Of an erased one there is neither. */
export const nameInRow = sql<string>`coalesce(
  ${holderName} || ', ' || ${holderEmail}, voucher_batch_rows.said, '—'
)`

/** A recipient who got an identical voucher before may have been given another, which is then the result. */
export const rowResult = sql<BatchRow['outcome']>`case when voucher_id is null then outcome else 'ISSUE' end`

type Rows = ReturnType<typeof rowsOf>
const rowsOf = (db: Db) =>
  db.selectFrom('voucher_batch_rows').leftJoin('users', 'users.id', 'voucher_batch_rows.holder_id')

function rowColumns(rows: Rows) {
  return rows.select([
    'voucher_batch_rows.id',
    'line',
    nameInRow.as('name'),
    'outcome',
    'problem',
    'first_line',
    'holding',
    'voucher_id',
    'undo',
  ])
}

/** The vouchers of a batch that still count, in the order of its list. */
export async function vouchersOfBatch(db: Db, batchId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('voucher_batch_rows')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_id')
    .select('vouchers.id')
    .where('voucher_batch_rows.batch_id', '=', batchId)
    .where('taken_back_at', 'is', null)
    .orderBy('line')
    .orderBy('voucher_batch_rows.id')
    .execute()
  return rows.map(({ id }) => id)
}
