import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Merging } from '#kit/server/merging/references.ts'
import { changesBetween, requireRevision } from '#kit/server/revisions/revisions.ts'
import { accountFacts, applicationFacts } from '#network/artists/contract/artists.facts.ts'
import { artistChangesSince } from '#network/artists/server/artist-changes.queries.ts'
import { lockArtist } from '#network/artists/server/artists.queries.ts'
import type { ArtistData } from '#network/artists/server/changes.steps.ts'
import {
  closeMergedArtist,
  openMergedArtist,
  takeOverByMerge,
} from '#network/artists/server/merging/merged-artists.steps.ts'
import { type ChosenOfArtists, chosenData, mayStay } from '#office/duplicates/contract/artist-merges.ts'
import { type MergeChoice, otherSide } from '#office/duplicates/contract/merge-choice.ts'
import { type Side, sides } from '#office/duplicates/contract/merges.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { chooseMailKinds } from '#people/session/server/user-rows.steps.ts'
import { movePair } from '../duplicates.steps.ts'
import { chosenValues, joinRecords, keptOfBoth } from '../merging/joining.ts'
import { idsOf, type Pair } from '../merging/merge.queries.ts'
import type { Ids } from '../merging/moves.ts'
import { fieldsBefore, leftBehind, markUndone, partRecords, undoableMerge } from '../merging/undoing.ts'
import { type Artist, type Artists, artistsOf, obstaclesToMerging } from './artist-merges.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** Of the record that stays; people stand here by their numbers. */
    'proArtist.merged': { pro_artist_id: number; pair_id: number }
    /** Of the other one. */
    'proArtist.mergedInto': { pro_artist_id: number; pair_id: number }
    /** Of both records. */
    'proArtist.mergeUndone': { pro_artist_id: number; pair_id: number }
  }
}

const fieldNames = [...chosenData, 'level', 'pro_team', 'internal_note', 'unwanted_mails'] as const
type Fields = Pick<Artist, (typeof fieldNames)[number]>
/** Of the artist that stays, and of the other one. */
type ArtistSnapshot = {
  kept: Fields
  merged: Pick<Artist, 'is_blocked' | 'activation_status' | 'status_changed_at' | 'student_status'>
}

/** Makes one record of two, in the transaction of the request: all or nothing. */
export async function mergeArtists(
  ctx: Context,
  merging: readonly Merging[],
  pairId: number,
  { kept: keptSide, fields, revisions }: MergeChoice<ChosenOfArtists> & { revisions: Record<Side, number | undefined> },
): Promise<void> {
  const pair = await movePair(ctx, pairId, 'merge')
  const artists = await lockedArtists(ctx, pair)
  for (const side of sides) {
    await requireReach(ctx, artists[side])
    await requireRevision(ctx, artists[side], revisions[side], (since) =>
      artistChangesSince(ctx, artists[side].id, since, {
        fields: [...applicationFacts, ...accountFacts],
        isNamed: true,
      }),
    )
  }
  if ((await obstaclesToMerging(ctx.db, artists)).length > 0) fail('merge_obstacles')

  const [kept, merged] = [artists[keptSide], artists[otherSide(keptSide)]]
  if (!mayStay(kept, merged)) fail('merge_of_student')
  const [to, from] = [idsOf(kept), idsOf(merged)]
  const before: ArtistSnapshot = { kept: fieldsOf(kept), merged: stateOf(merged) }
  const after: ArtistSnapshot = {
    ...before,
    kept: { ...before.kept, ...chosenValues<Artist, ChosenOfArtists>(artists, fields), ...keptOfBoth(kept, merged) },
  }
  await joinRecords(ctx, merging, 'artist', {
    ...{ pairId, to, from, before, after },
    close: () => closeMergedArtist(ctx, from, to),
    takeOver: () => takeOver(ctx, to, { event: 'recordsMerged', before: before.kept, after: after.kept }),
  })
  await ctx.record('proArtist.merged', to.record, { pro_artist_id: from.record, pair_id: pairId })
  await ctx.record('proArtist.mergedInto', from.record, { pro_artist_id: to.record, pair_id: pairId })
}

/** Two records again: each has what it had before, but for what was changed since. */
export async function partArtists(ctx: Context, merging: readonly Merging[], pairId: number): Promise<void> {
  const { db } = ctx
  const pair = await movePair(ctx, pairId, 'undo')
  const merge = await undoableMerge(ctx, pairId)
  const artists = await lockedArtists(ctx, pair)
  const [before, after] = [merge.before, merge.after] as unknown as [ArtistSnapshot, ArtistSnapshot]
  const [kept, merged] = pair.left.id === merge.kept_id ? [artists.left, artists.right] : [artists.right, artists.left]
  // It was merged into a third one, with all that came by this merge.
  if ((await lockArtist(db, kept.id)).is_merged) fail('merge_of_merged')
  await requireReach(ctx, kept)
  // It is of both records, which only together are all of the person.
  if ((await obstaclesToMerging(db, artists)).includes('ERASURE')) fail('merge_erased')

  const [to, from] = [idsOf(kept), idsOf(merged)]
  const current = fieldsOf(kept)
  const { fields, changedSince } = fieldsBefore(current, before.kept, after.kept)
  const stayed = await partRecords(ctx, merging, 'artist', {
    ...{ mergeId: merge.id, to, from },
    takeOver: () => takeOver(ctx, to, { event: 'recordsParted', before: current, after: fields }),
    open: () => openMergedArtist(ctx, from, before.merged),
  })
  await markUndone(ctx, merge.id, leftBehind(merging, stayed, changedSince))
  await ctx.record('proArtist.mergeUndone', to.record, { pro_artist_id: from.record, pair_id: pairId })
  await ctx.record('proArtist.mergeUndone', from.record, { pro_artist_id: to.record, pair_id: pairId })
}

/** Both with their accounts: until the transaction ends nobody changes them or decides on what is theirs. */
async function lockedArtists(ctx: Context, pair: Pair): Promise<Artists> {
  if (pair.kind !== 'ARTISTS') fail('merge_of_students')
  for (const id of [pair.left.id, pair.right.id].toSorted((one, other) => one - other)) await lockArtist(ctx.db, id)
  const artists = (await artistsOf(ctx.db, pair)) ?? fail('merge_of_applications')
  const users = [artists.left.user_id, artists.right.user_id]
  await ctx.db.selectFrom('users').select('id').where('id', 'in', users).orderBy('id').forUpdate().execute()
  await ctx.db.selectFrom('students').select('id').where('user_id', 'in', users).orderBy('id').forUpdate().execute()
  return (await artistsOf(ctx.db, pair)) ?? artists
}

async function takeOver(
  ctx: Context,
  to: Ids,
  { event, before, after }: { event: 'recordsMerged' | 'recordsParted'; before: Fields; after: Fields },
): Promise<void> {
  const { level, unwanted_mails, bio, ...values } = after
  await takeOverByMerge(ctx, to, {
    event,
    values: { ...values, bio: writtenOrNull(bio), level_id: level?.id ?? fail('merge_of_applications') },
    changes: readable(before, after),
  })
  await chooseMailKinds(ctx.db, to.user, unwanted_mails)
}

/** A text that nobody has written is read as empty in both languages. */
function writtenOrNull(bio: Artist['bio']) {
  return Object.values(bio).every((text) => text === null) ? null : (bio as ArtistData['bio'])
}

/** For the history, which the artist reads as well: without the note of the office, and a level by its name. */
function readable(before: Fields, after: Fields): FieldChange[] {
  const named = ({ level, internal_note: _, unwanted_mails: __, ...fields }: Fields) => ({
    ...fields,
    level: level?.name ?? null,
  })
  return changesBetween(named(before), named(after))
}

function fieldsOf(artist: Artist): Fields {
  return Object.fromEntries(fieldNames.map((name) => [name, artist[name]])) as Fields
}

function stateOf(artist: Artist): ArtistSnapshot['merged'] {
  const { is_blocked, activation_status, status_changed_at, student_status } = artist
  return { is_blocked, activation_status, status_changed_at, student_status }
}
