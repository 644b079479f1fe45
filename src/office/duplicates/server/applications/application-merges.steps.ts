import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { changesBetween, requireRevision } from '#kit/server/revisions/revisions.ts'
import { applicationFacts } from '#network/artists/contract/artists.facts.ts'
import { artistChangesSince } from '#network/artists/server/artist-changes.queries.ts'
import { type LockedArtist, lockArtist } from '#network/artists/server/artists.queries.ts'
import {
  changeByMerge,
  closeMergedApplication,
  openMergedApplication,
} from '#network/artists/server/merging/merged-applications.steps.ts'
import { type FilledField, filledBy } from '#office/duplicates/contract/application-merges.ts'
import { otherSide } from '#office/duplicates/contract/merge-choice.ts'
import type { Counted, Side } from '#office/duplicates/contract/merges.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { movePair } from '../duplicates.steps.ts'
import { notesOfBoth, storeMerge } from '../merging/joining.ts'
import type { Pair } from '../merging/merge.queries.ts'
import { carryOut, type Move, reversed } from '../merging/moves.ts'
import { markUndone, storedMoves, undoableMerge } from '../merging/undoing.ts'
import { type Applicants, applicantsOf, closableOf, obstaclesToClosing } from './application-merges.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** Of the record that stays; people stand here by their numbers. */
    'proArtist.applicationJoined': { pro_artist_id: number; pair_id: number }
    /** Of the application. `artist` is for the mail alone. */
    'proArtist.applicationClosed': { pro_artist_id: number; pair_id: number; artist: LockedArtist }
    /** Of both. */
    'proArtist.applicationReopened': { pro_artist_id: number; pair_id: number }
  }
}

/** What the record that stays takes over; both notes of the office stay. */
type Taken = Record<FilledField | 'internal_note', string | null>
/** Of the record that stays, and of the application. */
type ClosingSnapshot = {
  record: Partial<Taken>
  merged: { invitation_status: number; status_changed_at: string }
}

/** Closes an application as that of somebody who is there, with its documents, in the transaction of the request. */
export async function closeApplication(
  ctx: Context,
  pairId: number,
  { closed, revisions }: { closed: Side; revisions: Record<Side, number | undefined> },
): Promise<void> {
  const { db } = ctx
  const pair = await movePair(ctx, pairId, 'merge')
  if (pair.kind !== 'ARTISTS') fail('merge_of_students')
  const [people, locked] = await lockedApplicants(ctx, pair)
  for (const side of ['left', 'right'] as const) {
    await requireReach(ctx, people[side])
    await requireRevision(ctx, people[side], revisions[side], (since) =>
      artistChangesSince(ctx, people[side].id, since, { fields: applicationFacts, isNamed: true }),
    )
  }
  const obstacles = await obstaclesToClosing(db, people)
  if (obstacles.length > 0 || !closableOf(people).includes(closed)) fail('application_obstacles')

  const [merged, staying] = [people[closed], people[otherSide(closed)]]
  const moves = await documentMoves(db, merged.id, staying.id)
  await carryOut(db, moves)
  const before: ClosingSnapshot = {
    record: {},
    merged: { ...pick(merged, ['invitation_status', 'status_changed_at']) },
  }
  const after: ClosingSnapshot = { ...before, record: takenBy(staying, merged) }
  before.record = pick(staying, Object.keys(after.record) as (keyof Taken)[])
  await changeByMerge(ctx, staying.id, {
    event: 'joined',
    values: after.record,
    changes: readable(before.record, after.record),
  })
  await closeMergedApplication(ctx, merged, staying.id)
  await storeMerge(ctx, pairId, { kept: staying.id, merged: merged.id, before, after }, moves)
  await ctx.record('proArtist.applicationJoined', staying.id, { pro_artist_id: merged.id, pair_id: pairId })
  const details = { pro_artist_id: staying.id, pair_id: pairId, artist: locked[closed] }
  await ctx.record('proArtist.applicationClosed', merged.id, details)
}

/** The application is as it was, with the documents that are still there; what was changed since stays. */
export async function reopenApplication(ctx: Context, pairId: number): Promise<void> {
  const { db } = ctx
  const pair = await movePair(ctx, pairId, 'undo')
  if (pair.kind !== 'ARTISTS') fail('merge_of_students')
  const merge = await undoableMerge(ctx, pairId)
  const [before, after] = [merge.before, merge.after] as unknown as [ClosingSnapshot, ClosingSnapshot]
  const [people, locked] = await lockedApplicants(ctx, pair)
  const [stayingSide, closedSide] =
    pair.left.id === merge.kept_id ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const [staying, merged] = [people[stayingSide], people[closedSide]]
  await requireReach(ctx, staying)
  // It was closed as that of a third person, with all that came by this merge.
  if (locked[stayingSide].is_merged) fail('merge_of_merged')
  if ((await obstaclesToClosing(db, people)).includes('ERASURE')) fail('merge_erased')

  const moves = await storedMoves(db, merge.id)
  const returned = await carryOut(db, reversed(moves))
  const taken = Object.keys(after.record) as (keyof Taken)[]
  const unchanged = taken.filter((field) => staying[field] === after.record[field])
  const [values, current] = [pick(before.record as Taken, unchanged), pick(staying, unchanged)]
  await changeByMerge(ctx, staying.id, { event: 'separated', values, changes: readable(current, values) })
  await openMergedApplication(ctx, { id: merged.id, ...before.merged })
  const left_behind: Counted[] = [
    { kind: 'documents' as const, count: moves.length - returned.length },
    { kind: 'profile' as const, count: taken.length - unchanged.length },
  ].filter(({ count }) => count > 0)
  await markUndone(ctx, merge.id, left_behind)
  await ctx.record('proArtist.applicationReopened', staying.id, { pro_artist_id: merged.id, pair_id: pairId })
  await ctx.record('proArtist.applicationReopened', merged.id, { pro_artist_id: staying.id, pair_id: pairId })
}

/** Both: until the transaction ends nobody decides on them or changes them. */
async function lockedApplicants(ctx: Context, pair: Pair): Promise<[Applicants, Record<Side, LockedArtist>]> {
  const sidesInOrder = pair.left.id < pair.right.id ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const locked: [Side, LockedArtist][] = []
  for (const side of sidesInOrder) locked.push([side, await lockArtist(ctx.db, pair[side].id)])
  return [await applicantsOf(ctx.db, pair), Object.fromEntries(locked) as Record<Side, LockedArtist>]
}

async function documentMoves(db: Db, from: number, to: number): Promise<Move[]> {
  const rows = await db
    .selectFrom('pro_artist_documents')
    .select('id')
    .where('pro_artist_id', '=', from)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => ({
    ...{ table: 'pro_artist_documents', column: 'pro_artist_id' },
    ...{ row: id, before: from, after: to },
  }))
}

function takenBy(staying: Applicants[Side], merged: Applicants[Side]): Partial<Taken> {
  const note = notesOfBoth(staying, merged)
  return {
    ...pick(merged, filledBy(staying, merged)),
    ...(note !== staying.internal_note && { internal_note: note }),
  }
}

/** For the history, which the artist reads as well: without the note of the office. */
function readable(before: Partial<Taken>, after: Partial<Taken>) {
  return changesBetween(before, after).filter(({ field }) => field !== 'internal_note')
}

function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}
