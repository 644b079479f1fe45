import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { issueVouchers, takeBackVoucher } from '#trade/vouchers/server/vouchers.steps.ts'
import type {} from './reviews.queries.ts'

/** In a request, or of the portal itself. */

/**
 * Issues the voucher that the settings promise for a published review; the rating is not read here, so any rating earns
 * it.
 */
export async function earnReward(ctx: Actor, participantId: number): Promise<void> {
  const { review_voucher_percent: value } = await settingsInForce(ctx.db)
  const review = await ctx.db
    .selectFrom('reviews')
    .innerJoin('participants', 'participants.id', 'reviews.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .select(['reviews.id', 'students.user_id as holder_id'])
    .where('reviews.participant_id', '=', participantId)
    .where('reviews.status', '=', 'PUBLISHED')
    .where('reviews.voucher_id', 'is', null)
    .executeTakeFirst()
  if (!review || value === null) return
  const [voucher_id = null] = await issueVouchers(ctx, [
    { holder_id: review.holder_id, kind: 'PERCENT', value, source: 'REVIEW' },
  ])
  await ctx.db.updateTable('reviews').set({ voucher_id }).where('id', '=', review.id).execute()
}

/**
 * The review was removed, or its author was absent: the voucher is revoked as far as it was not used. A used one
 * remains the only reward: the same review earns no other.
 */
export async function takeRewardBack(ctx: Actor, participantId: number): Promise<void> {
  const review = await ctx.db
    .selectFrom('reviews')
    .select(['id', 'voucher_id'])
    .where('participant_id', '=', participantId)
    .executeTakeFirst()
  if (!review?.voucher_id) return
  const { wasUnused } = await takeBackVoucher(ctx, review.voucher_id, ctx.t('reviews.reward_taken_back'))
  if (!wasUnused) return
  await ctx.db.updateTable('reviews').set({ voucher_id: null }).where('id', '=', review.id).execute()
}
