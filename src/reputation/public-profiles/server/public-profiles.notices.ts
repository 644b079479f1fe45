import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'

/** Notifies the artist of the office's decision on their public profile, and of its reason. */
export const publicProfileNotices: Listeners = {
  'proArtist.publicProfileBlocked': async (ctx, _id, { artist }) => {
    if (artist.user_id) await notify(ctx, [artist.user_id], { type: 'public_profile_blocked', link: 'my-profile' })
  },
  'proArtist.publicProfileAllowed': async (ctx, _id, { artist }) => {
    if (artist.user_id) await notify(ctx, [artist.user_id], { type: 'public_profile_allowed', link: 'my-profile' })
  },
}
