import type { Listeners } from '#server/kit/http/feature.ts'
import { notify } from '#server/notifications/notifications.steps.ts'

export const accountNotices: Listeners = {
  // By nobody: who knew the password may be somebody else than whose account it is.
  'user.passwordChanged': (ctx, userId) =>
    notify({ ...ctx, user: null }, [userId], { type: 'password_changed', link: null }),
}
