import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { type Counted, undoDays } from '#office/duplicates/contract/merges.ts'
import { mergesOf } from './merge.queries.ts'
import type { Move } from './moves.ts'

/* What undoing has in common, whichever kind of records was merged. */

/** The last merge of a pair, as long as it can be undone. */
export async function undoableMerge(ctx: Context, pairId: number) {
  const { before, after, ...merge } = found(await mergesOf(ctx, pairId).selectAll().executeTakeFirst())
  if (!before || !after || merge.merged_at < shift(ctx.now, { days: -undoDays })) return fail('merge_over')
  return { ...merge, before, after }
}

export function storedMoves(db: Db, mergeId: number): Promise<Move[]> {
  return db
    .selectFrom('merge_moves')
    .select(['table_name as table', 'column_name as column', 'row_id as row', 'before', 'after'])
    .where('merge_id', '=', mergeId)
    .orderBy('id')
    .execute()
}

/** Of an undone merge only who undid it when is stored, and how much stayed where it is. */
export async function markUndone({ db, now, user }: Context, mergeId: number, leftBehind: Counted[]): Promise<void> {
  await db
    .updateTable('merges')
    .set({
      undone_at: now,
      undone_by: user.id,
      left_behind: JSON.stringify(leftBehind) as never,
      before: null,
      after: null,
    })
    .where('id', '=', mergeId)
    .execute()
  await db.deleteFrom('merge_moves').where('merge_id', '=', mergeId).execute()
}
