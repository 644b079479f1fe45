import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'

/** Notifies the user whose password was set: it may have been somebody else with a stolen mailbox. */
export const sessionNotices: Listeners = {
  'user.passwordReset': (ctx, userId) => notify(ctx, [userId], { type: 'password_set', link: null }),
}
