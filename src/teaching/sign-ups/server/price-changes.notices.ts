import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { concernedByPrice } from './price-changes.queries.ts'

/** Those of whom the mail is written who have an account. */
export const priceChangeNotices: Listeners = {
  'training.repriced': async (ctx, trainingId, { before, after, currency }) => {
    const { title } = await ctx.db
      .selectFrom('trainings')
      .select('title')
      .where('id', '=', trainingId)
      .executeTakeFirstOrThrow()
    const inBoth = (amount: number) => ({
      pl: moneyIn('pl', amount, currency),
      'en-US': moneyIn('en-US', amount, currency),
    })
    const params = { title, before: inBoth(before), after: inBoth(after) }
    const concerned = await concernedByPrice(ctx.db, trainingId, before)
    const usersOf = (isSeated: boolean) =>
      concerned.flatMap(({ kind, user_id }) => (user_id !== null && (kind === 'SEAT') === isSeated ? [user_id] : []))
    await notify(ctx, usersOf(true), { type: 'seat_repriced', params, link: `my/trainings/${trainingId}` })
    await notify(ctx, usersOf(false), { type: 'seat_repriced', params, link: 'my/trainings' })
  },
}
