import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Handlers } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { endOf } from '#kit/server/postgres/midnight.ts'
import { largestRefund, refundedSoFar, unusedEntries } from '#trade/student-packages/contract/refund.ts'
import type { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { mayWithdraw } from '#trade/student-packages/contract/withdrawal.ts'
import { answer, change, lockFor, lockSold, subject } from './sold-changes.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'studentPackage.activated': { before: object; after: object }
    'studentPackage.paid': { before: object; after: object }
    'studentPackage.refunded': { before: object; after: object; amount: number; reason: string }
    'studentPackage.extended': { before: object; after: object; reason: string }
    'studentPackage.artistAllowed': { before: object; after: object }
    'studentPackage.cancelled': { before: object; after: object; reason: string; is_withdrawal: boolean }
  }
}

/** What the office does with a sold package, pauses aside. */
export const actHandlers = {
  activate: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const sold = await lockFor(ctx, id, 'activate')
      const expires_at = await endOf(ctx.db, academyDay(ctx.now), sold.validity_days)
      const after = { status: 'ACTIVE', activates_at: ctx.now.toISOString(), expires_at } as const
      const changed = await change(ctx, sold, after, revision)
      await ctx.record('studentPackage.activated', id, changed)
      return answer(ctx, id)
    },
  },

  pay: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const sold = await lockFor(ctx, id, 'pay')
      await ctx.record('studentPackage.paid', id, await change(ctx, sold, { payment_status: 'PAID' }, revision))
      return answer(ctx, id)
    },
  },

  refund: {
    subject,
    handle: async (ctx, { id, revision, entries, refund: { amount }, reason }) => {
      const sold = await lockFor(ctx, id, 'refund')
      if (entries !== unusedEntries(sold)) fail('refund_changed')
      if (amount > largestRefund(sold)) failFields({ 'refund.amount': 'refund_too_big' })
      const before = refundedSoFar(sold)
      const changed = await change(ctx, sold, { payment_status: 'REFUNDED' }, revision, {
        entries_refunded: sold.entries_refunded + entries,
        // With an unknown amount, the sum stays unknown.
        refunded_amount: before === null ? null : before + amount,
      })
      await ctx.record('studentPackage.refunded', id, { ...changed, amount, reason })
      return answer(ctx, id)
    },
  },

  extend: {
    subject,
    handle: async (ctx, { id, revision, expires_on, reason }) => {
      const sold = await lockFor(ctx, id, 'extend')
      const expires_at = await endOf(ctx.db, expires_on)
      if (expires_at <= (sold.expires_at ?? '') || expires_at <= ctx.now.toISOString())
        failFields({ expires_on: 'not_later' })
      const changed = await change(ctx, sold, { status: 'ACTIVE', expires_at }, revision, {
        promised_until: expires_at,
      })
      await ctx.record('studentPackage.extended', id, { ...changed, reason })
      return answer(ctx, id)
    },
  },

  letArtistRegister: {
    subject,
    handle: async (ctx, { id, revision, may_artist_register }) => {
      const sold = await lockSold(ctx, id)
      if (!sold.seller) fail('package_state')
      if (sold.may_artist_register === may_artist_register) return answer(ctx, id)
      const changed = await change(ctx, sold, { may_artist_register }, revision)
      await ctx.record('studentPackage.artistAllowed', id, changed)
      return answer(ctx, id)
    },
  },

  cancel: {
    subject,
    handle: async (ctx, { id, revision, reason, is_withdrawal }) => {
      const sold = await lockFor(ctx, id, 'cancel')
      if (is_withdrawal && !mayWithdraw(sold, ctx.now)) failFields({ is_withdrawal: 'withdrawal_over' })
      await requireUnused(ctx.db, id)
      const changed = await change(ctx, sold, { status: 'CANCELLED' }, revision, {
        cancelled_at: ctx.now,
        is_withdrawal,
      })
      await ctx.record('studentPackage.cancelled', id, { ...changed, reason, is_withdrawal })
      return answer(ctx, id)
    },
  },
} satisfies Partial<Handlers<typeof studentPackages>>

/** A seat that a package pays for is given up first. */
async function requireUnused(db: Db, id: number): Promise<void> {
  const seat = await db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select('participants.id')
    .where('student_package_id', '=', id)
    .where('participants.status', '!=', 'CANCELLED')
    .where('trainings.state', 'not in', ['COMPLETED', 'CANCELLED'])
    .executeTakeFirst()
  if (seat) fail('package_in_use')
}
