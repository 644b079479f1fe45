import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { MergedKind, Merging } from '#kit/server/merging/references.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import { type Counted, undoDays } from '#office/duplicates/contract/merges.ts'
import { shareFormerContact } from '#office/personal-data/server/former-contacts.steps.ts'
import { countsByKind, mergesOf } from './merge.queries.ts'
import { carryOut, type Ids, type Move, reversed } from './moves.ts'
import { usedTogether } from './used-together.ts'

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

type Parting = {
  mergeId: number
  to: Ids
  from: Ids
  /** The record that stayed has its former values, but for those that were changed since. */
  takeOver: () => Promise<void>
  /** The other one is there again. */
  open: () => Promise<void>
}

/** Each refers to what it referred to before, but for what was used together since; answers what could not be returned. */
export async function partRecords(
  { db }: Context,
  merging: readonly Merging[],
  kind: MergedKind,
  { mergeId, to, from, takeOver, open }: Parting,
): Promise<Move[]> {
  const moves = await storedMoves(db, mergeId)
  const used = await usedTogether(db, merging, kind, { moves, kept: to })
  const nameOf = ({ table, column, row }: Move) => `${table}.${column} ${row}`
  const returned = new Set((await carryOut(db, reversed(moves.filter((move) => !used.has(move))))).map(nameOf))
  await takeOver()
  await shareFormerContact(db, kind, { of: to.record, by: from.record })
  await open()
  for (const { recount } of merging) await recount?.(db, kind, [to.record, from.record])
  return moves.filter((move) => !returned.has(nameOf(move)))
}

/** What nobody changed since the merge is as it was before it. */
export function fieldsBefore<Fields extends object>(current: Fields, before: Fields, after: Fields) {
  const fields = { ...current }
  const namesOf = (one: Fields, other: Fields) => changesBetween(one, other).map(({ field }) => field as keyof Fields)
  const changed = namesOf(after, current)
  // All others, also lists that differ in their order alone.
  for (const field of Object.keys(before) as (keyof Fields)[])
    if (!changed.includes(field)) fields[field] = before[field]
  return { fields, changedSince: namesOf(after, before).filter((field) => changed.includes(field)).length }
}

/** By kind: rows that stayed, and fields that were changed. */
export function leftBehind(merging: readonly Merging[], stayed: readonly Move[], changedSince: number): Counted[] {
  const counted = countsByKind(merging, stayed)
  return changedSince > 0 ? [...counted, { kind: 'profile', count: changedSince }] : counted
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
