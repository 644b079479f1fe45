import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'

export const userNotices: Listeners = {
  'user.passwordSet': (ctx, userId) => notify(ctx, [userId], { type: 'password_set', link: null }),
  'user.edited': async (ctx, userId, { changes }) => {
    const isOtherRole = changes.some(({ field }) => field === 'role')
    await notify(ctx, [userId], { type: isOtherRole ? 'role_changed' : 'account_edited', link: null })
  },
}
