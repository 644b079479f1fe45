import type { Actor } from '#kit/server/http/context.ts'
import { endOfDayIn } from '#kit/server/postgres/midnight.ts'
import { secretLink } from '#kit/server/session/secret-link.ts'
import { linkDays } from '#reputation/reviews/contract/reviews.flow.ts'
import type {} from './review-links.queries.ts'
import { unwrittenReviews } from './reviews.queries.ts'
import { earnReward, takeRewardBack } from './reward.steps.ts'

const reviewLink = secretLink('review')

type Link = { token: string; expires_at: string }

/**
 * Extends a participant's link by another month: the one that was sent, if there is one. That may have been withdrawn
 * or have expired, since a new request is sent.
 */
export async function openReviewLink({ db, config, now }: Actor, participantId: number): Promise<Link> {
  const expires_at = await endOfDayIn(db, linkDays, now)
  const known = await sentLink({ db, config }, participantId)
  if (known) {
    const again = { expires_at, withdrawn_at: null }
    await db.updateTable('review_links').set(again).where('participant_id', '=', participantId).execute()
    return { token: known.token, expires_at }
  }
  const { token, stored } = reviewLink.create(config)
  const row = { ...stored, made_at: now, expires_at, used_at: null, withdrawn_at: null }
  await db
    .insertInto('review_links')
    .values({ participant_id: participantId, ...row })
    .onConflict((conflict) => conflict.column('participant_id').doUpdateSet(row))
    .execute()
  return { token, expires_at }
}

/** The link as it was sent; null where there is none, or the portal's secret changed since. */
export async function sentLink(
  { db, config }: Pick<Actor, 'db' | 'config'>,
  participantId: number,
): Promise<Link | null> {
  const link = await db
    .selectFrom('review_links')
    .select(['nonce', 'token_hash', 'expires_at'])
    .where('participant_id', '=', participantId)
    .executeTakeFirst()
  const token = link && reviewLink.tokenOf(config, link)
  return token ? { token, expires_at: link.expires_at } : null
}

/** The links to reviews that a user has not written yet stop working; others take their place, which the caller sends. */
export async function replaceUnwrittenLinks({ db, config }: Actor, userId: number): Promise<void> {
  for (const { id } of await unwrittenReviews(db, { id: userId }).select('participants.id').execute())
    await db
      .updateTable('review_links')
      .set(reviewLink.create(config).stored)
      .where('participant_id', '=', id)
      .execute()
}

/** They were at the training after all, or for the first time: they may write. */
export async function askForReview(ctx: Actor, participantId: number): Promise<void> {
  await openReviewLink(ctx, participantId)
  await verify(ctx, participantId, 'ATTENDANCE')
  await earnReward(ctx, participantId)
}

/**
 * They were not there. What they wrote stays, marked, for no artist gets rid of a review by striking its author off the register:
 * that is for the office to decide.
 */
export async function withdrawReview(ctx: Actor, participantId: number): Promise<void> {
  await ctx.db
    .updateTable('review_links')
    .set({ withdrawn_at: ctx.now })
    .where('participant_id', '=', participantId)
    .execute()
  await verify(ctx, participantId, 'WITHDRAWN')
  await takeRewardBack(ctx, participantId)
}

async function verify({ db }: Actor, participantId: number, verification: 'ATTENDANCE' | 'WITHDRAWN') {
  await db.updateTable('reviews').set({ verification }).where('participant_id', '=', participantId).execute()
}
