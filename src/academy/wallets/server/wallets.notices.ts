import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'

export const walletNotices: Listeners = {
  'settings.walletEnding': (ctx, _id, { name, ends_on, user_ids }) =>
    notify(ctx, user_ids, {
      type: 'wallet_ending',
      params: { name, date: dayInEach(ends_on) },
      link: 'settings?tab=wallets',
    }),
}
