import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'

export const accountNotices: Listeners = {
  // By nobody: who knew the password may be somebody else than whose account it is.
  'user.passwordChanged': (ctx, userId) =>
    notify({ ...ctx, user: null }, [userId], { type: 'password_changed', link: null }),
}
