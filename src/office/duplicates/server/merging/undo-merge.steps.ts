import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Merging } from '#kit/server/merging/references.ts'
import { changesBetween, keepRevisions } from '#kit/server/revisions/revisions.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { openMerged } from '#people/students/server/students.steps.ts'
import { movePair } from '../duplicates.steps.ts'
import { idsOf } from './merge.queries.ts'
import { asStudent, fieldsOf, lockedPeople, takeOver } from './merge.steps.ts'
import { obstaclesTo } from './merge-obstacles.ts'
import { fieldsBefore, leftBehind, markUndone, partRecords, undoableMerge } from './undoing.ts'

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
  const { fields, changedSince } = fieldsBefore(fieldsOf(kept), merge.before.kept, merge.after.kept)
  const stayed = await partRecords(ctx, merging, 'student', {
    ...{ mergeId: merge.id, to, from },
    takeOver: () => takeOver(db, to, fields),
    open: () => openMerged(db, asStudent(from), merge.before.merged.is_blocked),
  })
  await keepRevisions(ctx, 'users', [
    { row: { id: to.user, revision: kept.revision }, changes: changesBetween(fieldsOf(kept), fields) },
    { row: { id: from.user, revision: merged.revision }, changes: [] },
  ])

  await markUndone(ctx, merge.id, leftBehind(merging, stayed, changedSince))
  await ctx.record('student.mergeUndone', to.record, { student_id: from.record, pair_id: pairId })
  await ctx.record('student.mergeUndone', from.record, { student_id: to.record, pair_id: pairId })
}

async function isMerged({ db }: Context, id: number): Promise<boolean> {
  const row = await db.selectFrom('students').select('merged_into').where('id', '=', id).executeTakeFirst()
  return row?.merged_into !== null
}
