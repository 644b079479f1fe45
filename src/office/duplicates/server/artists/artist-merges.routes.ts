import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { type AllFeatures, gathered } from '#kit/server/http/feature.ts'
import { artistMerges } from '#office/duplicates/contract/artist-merges.ts'
import { sumOf } from '#office/duplicates/contract/merge-choice.ts'
import { visiblePair } from '../duplicates.queries.ts'
import { lastMerge } from '../merging/merge.queries.ts'
import { artistsOf, obstaclesToMerging } from './artist-merges.queries.ts'
import { mergeArtists, partArtists } from './artist-merges.steps.ts'

const subject = (ctx: Context, { id }: { id: number }) => visiblePair(ctx, id)

export const artistMergeRoutes = (features: AllFeatures) => {
  const merging = gathered(features, (all) => all.flatMap((feature) => feature.merging ?? []))
  const answer = async (ctx: Context, id: number) => {
    const pair = found(await visiblePair(ctx, id))
    if (pair.kind !== 'ARTISTS') fail('merge_of_students')
    const artists = (await artistsOf(ctx.db, pair)) ?? fail('merge_of_applications')
    return {
      data: {
        ...artists,
        after: sumOf(artists.left.figures, artists.right.figures),
        obstacles: pair.state === 'MERGED' ? [] : await obstaclesToMerging(ctx.db, artists),
        merge: await lastMerge(ctx, merging(), pair),
      },
    }
  }
  return routes(artistMerges, {
    compare: { subject, handle: (ctx, { id }) => answer(ctx, id) },
    merge: {
      subject,
      handle: async (ctx, { id, left_revision: left, right_revision: right, ...choice }) => {
        await mergeArtists(ctx, merging(), id, { ...choice, revisions: { left, right } })
        return answer(ctx, id)
      },
    },
    undo: {
      subject,
      handle: async (ctx, { id }) => {
        await partArtists(ctx, merging(), id)
        return answer(ctx, id)
      },
    },
  })
}
