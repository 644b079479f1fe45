import type { Listeners } from '#server/kit/http/feature.ts'
import { notify } from '#server/notifications/notifications.steps.ts'

/** Whose password was set hears of it: it may have been somebody else with a stolen mailbox. */
export const sessionNotices: Listeners = {
  'user.passwordReset': (ctx, userId) => notify(ctx, [userId], { type: 'password_set', link: null }),
}
