import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'

/** Notifies the artist of the office's decision on their public profile, and of its reason. */
export const publicProfileNotices: Listeners = {
  'proArtist.publicProfileBlocked': async (ctx, _id, { artist }) => {
    if (artist.user_id) await notify(ctx, [artist.user_id], { type: 'public_profile_blocked', link: 'my-profile' })
  },
  'proArtist.publicProfileAllowed': async (ctx, _id, { artist }) => {
    if (artist.user_id) await notify(ctx, [artist.user_id], { type: 'public_profile_allowed', link: 'my-profile' })
  },
}

export const publicProfileMails: Listeners = {
  'proArtist.publicProfileBlocked': async (ctx, _id, { artist, reason }) => {
    if (!artist.user_id) return
    await sendMail(ctx, { ...mailTo(artist), name: 'public_profile_blocked', quote: reason, route: 'my-profile' })
  },
}
