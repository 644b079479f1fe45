import { sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { allRows } from '#kit/contract/list.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Actor, type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { csvOf } from '#kit/server/lists/csv.ts'
import { countRows, readLongList } from '#kit/server/lists/list.ts'
import { editableUntil } from '#reputation/reviews/contract/reviews.flow.ts'
import { type ReviewLink, type ReviewQuery, reviews } from '#reputation/reviews/contract/reviews.ts'
import { visibleTrainings } from '#teaching/trainings/server/trainings.queries.ts'
import { removalsOf } from './removals.queries.ts'
import { linkByHash } from './review-links.queries.ts'
import { openReviewLink } from './review-links.steps.ts'
import { reviewColumns, reviewDetails, reviewList } from './review-list.queries.ts'
import { attendedTrainings, figuresOf, ownReviews, visibleReviews } from './reviews.queries.ts'
import { editReview, replyTo, writeReview } from './reviews.steps.ts'

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleReviews(ctx).select('reviews.id').where('reviews.id', '=', id).executeTakeFirst()

/** Other readers see the review; only the artist of the training may reply. */
const answerable = async (ctx: Context, { id }: { id: number }) => {
  const review = await visibleReviews(ctx).select('artist_id').where('reviews.id', '=', id).executeTakeFirst()
  return review && review.artist_id !== ctx.user.pro_artist?.id ? fail('forbidden') : review
}

const answer = async (ctx: Context, id: number) => ({ data: found(await reviewDetails(ctx, id)) })

export const reviewRoutes = routes(reviews, {
  link: async (ctx, { hash }) => ({ data: await opened(ctx, hash) }),
  write: async (ctx, { hash, ...draft }) => {
    await writeReview(ctx, hash, draft)
    return { data: await opened(ctx, hash) }
  },
  edit: async (ctx, { hash, revision, ...draft }) => {
    await editReview(ctx, hash, draft, revision)
    return { data: await opened(ctx, hash) }
  },

  mine: async ({ db, user }) => ({ data: await ownReviews(db, user) }),
  openLink: {
    subject: ({ db, user }, { id }) =>
      attendedTrainings(db, user).select('participants.id').where('participants.id', '=', id).executeTakeFirst(),
    handle: async (ctx, { id }) => {
      const link = await ctx.db
        .selectFrom('review_links')
        .select('withdrawn_at')
        .where('participant_id', '=', id)
        .executeTakeFirst()
      if (link?.withdrawn_at) fail('review_link_withdrawn')
      return { data: { hash: (await openReviewLink(ctx, id)).token } }
    },
  },

  list: (ctx, query) => readLongList(ctx.db, byDefault(query), reviewList(ctx, query)),
  counts: async (ctx, query) => ({ data: { total: await countRows(ctx.db, query, reviewList(ctx, query)) } }),
  export: (ctx, query) => {
    const all = { ...byDefault(query), page: 1, itemsPerPage: allRows }
    return csvOf(ctx.db, all, reviewList(ctx, all), {
      name: `${ctx.t('reviews.export_name')}-${academyDay(ctx.now)}`,
      columns: reviewColumns(ctx),
    })
  },
  figures: async (ctx, { artistId, trainingId }) => {
    const some = visibleReviews(ctx)
      .$if(!!artistId, (some) => some.where('reviews.artist_id', '=', artistId as number))
      .$if(!!trainingId, (some) => some.where('reviews.training_id', '=', trainingId as number))
    const isForAll = hasPermission(ctx.user, 'can-view-all-reviews')
    const whose = isForAll ? (artistId ?? null) : (ctx.user.pro_artist?.id ?? 0)
    return {
      data: {
        ...(await figuresOf(some).executeTakeFirstOrThrow()),
        ...(await removalsOf(ctx.db, some, { artistId: whose, trainingId })),
        training: trainingId ? await titleOf(ctx, trainingId) : null,
      },
    }
  },
  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },
  reply: {
    subject: answerable,
    handle: async (ctx, { id, reply, revision }) => {
      await replyTo(ctx, id, reply, revision)
      return answer(ctx, id)
    },
  },
  removeReply: {
    subject: answerable,
    handle: async (ctx, { id }) => {
      await replyTo(ctx, id, null)
      return answer(ctx, id)
    },
  },
})

/** The content of a link, as its holder sees it. */
async function opened(ctx: Actor, hash: string): Promise<ReviewLink> {
  const {
    training_id: _,
    user_id: __,
    withdrawn_at: ___,
    review,
    ...link
  } = (await linkByHash(ctx, hash)) ?? fail('review_link_unknown')
  const { review_voucher_percent: percent } = await settingsInForce(ctx.db)
  return {
    ...link,
    reward: percent === null ? null : { percent },
    review: review && {
      rating: review.rating,
      content_rating: review.content_rating,
      artist_rating: review.artist_rating,
      organisation_rating: review.organisation_rating,
      text: review.text,
      created_at: review.created_at,
      edited_at: review.edited_at,
      editable_until: editableUntil(review),
      reply: review.reply,
      revision: review.revision,
      voucher: await voucherOf(ctx, review.voucher_id),
    },
  }
}

async function voucherOf({ db }: Actor, id: number | null) {
  if (id === null) return null
  const voucher = await db
    .selectFrom('vouchers')
    .select(['code', 'available_at', sql<number>`value`.as('percent')])
    .where('id', '=', id)
    .executeTakeFirst()
  return voucher ?? null
}

async function titleOf(ctx: Context, trainingId: number) {
  const training = await visibleTrainings(ctx).select('title').where('trainings.id', '=', trainingId).executeTakeFirst()
  return training?.title ?? null
}

/** The latest first. */
function byDefault(query: ReviewQuery): ReviewQuery {
  return query.sortBy ? query : { ...query, sortBy: 'created_at', descending: 1 }
}
