import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Merging } from '#kit/server/merging/references.ts'
import { changesBetween, keepRevisions } from '#kit/server/revisions/revisions.ts'
import type { Counted } from '#office/duplicates/contract/merges.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { openMerged } from '#people/students/server/students.steps.ts'
import { movePair } from '../duplicates.steps.ts'
import { countsByKind, type Fields, idsOf, type Person, type Snapshot } from './merge.queries.ts'
import { fieldsOf, lockedPeople, takeOver } from './merge.steps.ts'
import { obstaclesTo } from './merge-obstacles.ts'
import { carryOut, reversed } from './moves.ts'
import { markUndone, storedMoves, undoableMerge } from './undoing.ts'
import { usedTogether } from './used-together.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** Of both records. */
    'student.mergeUndone': { student_id: number; pair_id: number }
  }
}

/** Two records again: each has what it had before, but for what was used together or changed since. */
export async function undoMerge(ctx: Context, merging: readonly Merging[], pairId: number): Promise<void> {
  const { db } = ctx
  const pair = await movePair(ctx, pairId, 'undo')
  const merge = await undoableMerge(ctx, pairId)
  const people = await lockedPeople(ctx, pair)
  const [kept, merged] = pair.left.id === merge.kept_id ? [people.left, people.right] : [people.right, people.left]
  // It was merged into a third one, with all that came by this merge.
  if (kept.account === 'BLOCKED' && (await isMerged(ctx, kept.id))) fail('merge_of_merged')
  await requireReach(ctx, kept)
  // It is of both records, which only together are all of the person.
  if ((await obstaclesTo(db, [kept, merged].map(idsOf), [])).includes('ERASURE')) fail('merge_erased')

  const [to, from] = [idsOf(kept), idsOf(merged)]
  const moves = await storedMoves(db, merge.id)
  const used = await usedTogether(db, merging, moves, to)
  const free = moves.filter((move) => !used.has(move))
  const returned = new Set(
    (await carryOut(db, reversed(free))).map(({ table, column, row }) => `${table}.${column} ${row}`),
  )
  const stayed = moves.filter(({ table, column, row }) => !returned.has(`${table}.${column} ${row}`))

  const { fields, changedSince } = fieldsBefore(kept, merge.before, merge.after)
  await takeOver(db, to, fields)
  await openMerged(db, from, merge.before.merged.is_blocked)
  for (const { recount } of merging) await recount?.(db, [to.student, from.student])
  await keepRevisions(ctx, 'users', [
    { row: { id: to.user, revision: kept.revision }, changes: changesBetween(fieldsOf(kept), fields) },
    { row: { id: from.user, revision: merged.revision }, changes: [] },
  ])

  const left_behind: Counted[] = countsByKind(merging, stayed)
  if (changedSince > 0) left_behind.push({ kind: 'profile', count: changedSince })
  await markUndone(ctx, merge.id, left_behind)
  await ctx.record('student.mergeUndone', to.student, { student_id: from.student, pair_id: pairId })
  await ctx.record('student.mergeUndone', from.student, { student_id: to.student, pair_id: pairId })
}

async function isMerged({ db }: Context, id: number): Promise<boolean> {
  const row = await db.selectFrom('students').select('merged_into').where('id', '=', id).executeTakeFirst()
  return row?.merged_into !== null
}

/** What nobody changed since the merge is as it was before it. */
function fieldsBefore(kept: Person, before: Snapshot, after: Snapshot) {
  const fields = fieldsOf(kept)
  const changed = changesBetween(after.kept, fields).map(({ field }) => field)
  let changedSince = 0
  for (const { field } of changesBetween(after.kept, before.kept)) {
    if (!changed.includes(field)) Object.assign(fields, { [field]: before.kept[field as keyof Fields] })
    else changedSince += 1
  }
  return { fields, changedSince }
}
