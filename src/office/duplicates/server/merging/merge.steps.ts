import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Merging } from '#kit/server/merging/references.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { changesBetween, keepRevisions, requireUnchanged } from '#kit/server/revisions/revisions.ts'
import { type MergeChoice, otherSide } from '#office/duplicates/contract/merge-choice.ts'
import type { ChosenField, Side } from '#office/duplicates/contract/merges.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { chooseMailKinds } from '#people/session/server/user-rows.steps.ts'
import { studentFields } from '#people/students/contract/students.fields.ts'
import {
  changeAccountLanguage,
  closeMerged,
  renameAccount,
  saveDetails,
} from '#people/students/server/students.steps.ts'
import { movePair } from '../duplicates.steps.ts'
import { chosenValues, joinRecords, keptOfBoth } from './joining.ts'
import { type Fields, idsOf, type Pair, type Person, peopleOf, type Snapshot, seatsTwice } from './merge.queries.ts'
import { obstaclesTo } from './merge-obstacles.ts'
import type { Ids } from './moves.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** Of the record that stays; people stand here by their numbers. */
    'student.merged': { student_id: number; pair_id: number }
    /** Of the other one. */
    'student.mergedInto': { student_id: number; pair_id: number }
  }
}

type Revisions = Record<Side, number | undefined>

/** Makes one record of two, in the transaction of the request: all or nothing. */
export async function mergePair(
  ctx: Context,
  merging: readonly Merging[],
  pairId: number,
  { kept: keptSide, fields }: MergeChoice<ChosenField>,
  revisions: Revisions,
): Promise<void> {
  const { db } = ctx
  const pair = await movePair(ctx, pairId, 'merge')
  if (pair.kind !== 'STUDENTS') fail('merge_of_artists')
  const people = await lockedPeople(ctx, pair)
  for (const side of ['left', 'right'] as const) {
    await requireReach(ctx, people[side])
    const row = { id: people[side].user_id, revision: people[side].revision }
    await requireUnchanged(ctx, 'users', row, { revision: revisions[side], labels: studentFields.labels })
  }
  const both = [people.left, people.right].map(idsOf)
  if ((await obstaclesTo(db, both, await seatsTwice(db, merging, pair))).length > 0) fail('merge_obstacles')

  const [kept, merged] = [people[keptSide], people[otherSide(keptSide)]]
  const [to, from] = [idsOf(kept), idsOf(merged)]
  const after = chosen(people, keptSide, fields)
  const before: Snapshot = { kept: fieldsOf(kept), merged: { is_blocked: merged.account === 'BLOCKED' } }
  await joinRecords(ctx, merging, 'student', {
    ...{ pairId, to, from, before, after: { kept: after, merged: { is_blocked: true } } },
    close: () => closeMerged(db, asStudent(from), asStudent(to)),
    takeOver: () => takeOver(db, to, after),
  })
  await keepRevisions(ctx, 'users', [
    { row: { id: to.user, revision: kept.revision }, changes: changesBetween(fieldsOf(kept), after) },
    { row: { id: from.user, revision: merged.revision }, changes: [] },
  ])
  await ctx.record('student.merged', to.record, { student_id: from.record, pair_id: pairId })
  await ctx.record('student.mergedInto', from.record, { student_id: to.record, pair_id: pairId })
}

/** Both, each with the account: until the transaction ends nobody changes them, signs up for a seat or buys in their name. */
export async function lockedPeople(ctx: Context, pair: Pair): Promise<Record<Side, Person>> {
  const ids = [pair.left.id, pair.right.id]
  await sql`select from users where id in (select user_id from students where id = any(${ids}::int[])) order by id for update`.execute(
    ctx.db,
  )
  await sql`select from students where id = any(${ids}::int[]) order by id for update`.execute(ctx.db)
  return peopleOf(ctx, pair)
}

export const asStudent = ({ record: student, user }: Ids) => ({ student, user })

/** The record that stays has these values from now on. */
export async function takeOver(db: Db, to: Ids, after: Fields): Promise<void> {
  await renameAccount(db, to.user, after)
  await changeAccountLanguage(db, to.user, after.language_name)
  await saveDetails(db, to.record, after)
  await chooseMailKinds(db, to.user, after.unwanted_mails)
}

export function fieldsOf(person: Fields): Fields {
  const { first_name, last_name, phone, country_id, language_name, internal_note, unwanted_mails } = person
  return { first_name, last_name, phone, country_id, language_name, internal_note, unwanted_mails }
}

/** Of each field the chosen side's value; both notes of the office; and no mail that was unsubscribed from on either side. */
function chosen(people: Record<Side, Person>, kept: Side, fields: MergeChoice<ChosenField>['fields']): Fields {
  const other = otherSide(kept)
  return {
    ...fieldsOf(people[kept]),
    ...chosenValues(people, fields),
    ...keptOfBoth(people[kept], people[other]),
  }
}
