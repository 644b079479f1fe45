import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type Change, changesBetween, lockRow, requireRevision } from '#kit/server/revisions/revisions.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { type Moderation, moderations, type ReviewStatus } from '#reputation/reviews/contract/reviews.flow.ts'
import type { ReviewDraft } from '#reputation/reviews/contract/reviews.ts'
import { linkByHash } from './review-links.queries.ts'
import type {} from './reviews.queries.ts'
import { earnReward, takeRewardBack } from './reward.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** An author is reminded. */
    'participant.reviewAwaited': Record<string, never>
    'review.published': { training_id: number; rating: number }
    'review.edited': { training_id: number; fields: string[] }
    'review.hidden': { before: ReviewStatus }
    'review.removed': { before: ReviewStatus }
    'review.restored': { before: ReviewStatus }
    'review.replied': { training_id: number }
    'review.replyEdited': { training_id: number }
    'review.replyRemoved': { training_id: number }
  }
}

/** Stores an attendee's review of a training; it is published unchanged. */
export async function writeReview(ctx: Actor, hash: string, draft: ReviewDraft): Promise<void> {
  const { db, now } = ctx
  const { id: participant_id, training_id, state } = await lockLink(ctx, hash)
  if (state === 'EXPIRED') fail('review_link_expired')
  if (state !== 'OPEN') fail(whyClosed(state, 'review_written'))
  const { id } = await db
    .insertInto('reviews')
    .values({ ...draft, training_id, participant_id, status: 'PUBLISHED', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('review_links').set({ used_at: now }).where('participant_id', '=', participant_id).execute()
  await ctx.record('review.published', id, { training_id, rating: draft.rating })
  await earnReward(ctx, participant_id)
}

/** Edits a review, while that is allowed; the former text is stored. */
export async function editReview(
  ctx: Actor,
  hash: string,
  draft: ReviewDraft,
  revision: number | undefined,
): Promise<void> {
  const { db, now } = ctx
  const { review, training_id, state } = await lockLink(ctx, hash)
  if (review === null) fail(state === 'WITHDRAWN' ? 'review_link_withdrawn' : 'review_not_written')
  if (state !== 'EDITABLE') fail(whyClosed(state, 'review_closed'))
  await requireUnedited(ctx, review, revision)
  const { rating, content_rating, artist_rating, organisation_rating, text } = review
  const before = { rating, content_rating, artist_rating, organisation_rating, text }
  const fields = changesBetween(before, draft).map(({ field }) => field)
  if (fields.length === 0) return
  const { id, edited_at, created_at } = review
  await db
    .insertInto('review_versions')
    .values({
      review_id: id,
      revision: review.revision,
      ...before,
      written_at: edited_at ?? created_at,
      replaced_at: now,
    })
    .execute()
  await db
    .updateTable('reviews')
    .set({ ...draft, edited_at: now, revision: review.revision + 1 })
    .where('id', '=', id)
    .execute()
  await ctx.record('review.edited', id, { training_id, fields })
}

/** The author removes personal data. The deleted text is stored nowhere, so that it cannot be restored. */
export async function replaceText(
  ctx: Actor,
  { id, training_id, revision }: { id: number; training_id: number; revision: number },
  text: string,
): Promise<void> {
  const { db, now } = ctx
  const set = { text, edited_at: now, revision: revision + 1 }
  await db.updateTable('reviews').set(set).where('id', '=', id).execute()
  await db.deleteFrom('review_versions').where('review_id', '=', id).execute()
  await ctx.record('review.edited', id, { training_id, fields: ['text'] })
}

/** Takes a review out of sight, and out of every figure, until somebody decides. */
export const hideReview = (ctx: Actor, id: number) => moderate(ctx, id, 'hide', 'review.hidden')

/** Takes a review away. */
export const removeReview = (ctx: Actor, id: number) => moderate(ctx, id, 'remove', 'review.removed')

/** Brings back what was hidden or removed. */
export const publishReview = (ctx: Actor, id: number) => moderate(ctx, id, 'publish', 'review.restored')

async function moderate(
  ctx: Actor,
  id: number,
  moderation: Moderation,
  event: 'review.hidden' | 'review.removed' | 'review.restored',
): Promise<void> {
  const { status: before, participant_id, verification } = await lockReview(ctx.db, id)
  const { from, to } = moderations[moderation]
  if (!(from as readonly ReviewStatus[]).includes(before)) fail('review_state')
  await ctx.db.updateTable('reviews').set({ status: to }).where('id', '=', id).execute()
  await ctx.record(event, id, { before })
  if (moderation === 'remove') await takeRewardBack(ctx, participant_id)
  if (moderation === 'publish' && verification === 'ATTENDANCE') await earnReward(ctx, participant_id)
}

/** Stores the artist's reply, which every reader of the review sees; null deletes it. */
export async function replyTo(ctx: Context, id: number, reply: string | null, revision?: number): Promise<void> {
  const review = await lockReview(ctx.db, id)
  if (review.artist_id !== ctx.user.pro_artist?.id) fail('forbidden')
  await requireUnedited(ctx, review, revision)
  // What is out of sight is replied to no more, but a reply to it can be taken back.
  if (reply !== null && review.status !== 'PUBLISHED') fail('review_state')
  if (reply === review.reply) return
  const replied_at = reply === null ? null : (review.replied_at ?? ctx.now)
  await ctx.db.updateTable('reviews').set({ reply, replied_at }).where('id', '=', id).execute()
  const event = reply === null ? 'review.replyRemoved' : review.reply === null ? 'review.replied' : 'review.replyEdited'
  await ctx.record(event, id, { training_id: review.training_id })
}

/** The link and what hangs on it, locked: two who send at once write one review. */
async function lockLink(ctx: Actor, hash: string) {
  const { participant_id } =
    (await ctx.db
      .selectFrom('review_links')
      .select('participant_id')
      .where('token_hash', '=', hashToken(hash))
      .forUpdate()
      .executeTakeFirst()) ?? fail('review_link_unknown')
  await ctx.db.selectFrom('reviews').select('id').where('participant_id', '=', participant_id).forUpdate().execute()
  return (await linkByHash(ctx, hash)) ?? fail('review_link_unknown')
}

function whyClosed<Usual extends string>(state: string, usual: Usual) {
  if (state === 'WITHDRAWN') return 'review_link_withdrawn'
  return state === 'HIDDEN' || state === 'REMOVED' ? 'review_taken_down' : usual
}

async function lockReview(db: Db, id: number) {
  await lockRow(db, 'reviews', id)
  return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const labels = {
  rating: 'reviews.rating',
  content_rating: 'reviews.content_rating',
  artist_rating: 'reviews.artist_rating',
  organisation_rating: 'reviews.organisation_rating',
  text: 'reviews.text',
} as const satisfies Record<keyof ReviewDraft, TextKey>

/** Refuses a change that is based on another text than the present one. */
async function requireUnedited(
  ctx: Actor,
  review: ReviewDraft & { id: number; revision: number; edited_at: string | null },
  revision: number | undefined,
): Promise<void> {
  await requireRevision(ctx, review, revision, async (since): Promise<Change[]> => {
    const before = await ctx.db
      .selectFrom('review_versions')
      .select(['rating', 'content_rating', 'artist_rating', 'organisation_rating', 'text'])
      .where('review_id', '=', review.id)
      .where('revision', '=', since)
      .executeTakeFirst()
    const fields = Object.keys(labels) as (keyof ReviewDraft)[]
    const now = Object.fromEntries(fields.map((field) => [field, review[field]]))
    return changesBetween(before ?? {}, now).map((change) => ({
      ...change,
      label: ctx.t(labels[change.field as keyof ReviewDraft]),
      by: null,
      at: review.edited_at ?? ctx.now.toISOString(),
    }))
  })
}
