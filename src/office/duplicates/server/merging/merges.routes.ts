import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { type AllFeatures, gathered } from '#kit/server/http/feature.ts'
import type { Merging } from '#kit/server/merging/references.ts'
import { sumOf } from '#office/duplicates/contract/merge-choice.ts'
import { type Comparison, merges } from '#office/duplicates/contract/merges.ts'
import { visiblePair } from '../duplicates.queries.ts'
import { idsOf, lastMerge, type Pair, peopleOf, seatsTwice } from './merge.queries.ts'
import { mergePair } from './merge.steps.ts'
import { obstaclesTo } from './merge-obstacles.ts'
import { undoMerge } from './undo-merge.steps.ts'

const subject = (ctx: Context, { id }: { id: number }) => visiblePair(ctx, id)

export const mergeRoutes = (features: AllFeatures) => {
  const merging = gathered(features, (all) => all.flatMap((feature) => feature.merging ?? []))
  const answer = async (ctx: Context, id: number) => ({
    data: await comparisonOf(ctx, merging(), found(await visiblePair(ctx, id))),
  })
  return routes(merges, {
    compare: { subject, handle: (ctx, { id }) => answer(ctx, id) },
    merge: {
      subject,
      handle: async (ctx, { id, kept, fields, left_revision: left, right_revision: right }) => {
        await mergePair(ctx, merging(), id, { kept, fields }, { left, right })
        return answer(ctx, id)
      },
    },
    undo: {
      subject,
      handle: async (ctx, { id }) => {
        await undoMerge(ctx, merging(), id)
        return answer(ctx, id)
      },
    },
  })
}

async function comparisonOf(ctx: Context, merging: readonly Merging[], pair: Pair): Promise<Comparison> {
  if (pair.kind !== 'STUDENTS') fail('merge_of_artists')
  const people = await peopleOf(ctx, pair)
  const { left, right } = people
  const twice = await seatsTwice(ctx.db, merging, pair)
  const seats_twice = twice.map(({ are_both_taken: _, ...seat }) => seat)
  const obstacles = pair.state === 'MERGED' ? [] : await obstaclesTo(ctx.db, [left, right].map(idsOf), seats_twice)
  const after = sumOf(left.figures, right.figures)
  // A second seat in one training stays with the former record.
  after.seats -= twice.filter((seat) => seat.are_both_taken).length
  return { ...people, after, obstacles, seats_twice, merge: await lastMerge(ctx, merging, pair) }
}
