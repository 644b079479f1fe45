import type { Listeners } from '#server/kit/http/feature.ts'
import { letterTo } from '#server/kit/mail/letter-to.ts'
import { sendMail } from '#server/kit/mail/mail.ts'
import { notify } from '#server/notifications/notifications.steps.ts'

/** The artist hears what the office decides of their public profile, and why. */
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
    await sendMail(ctx, { ...letterTo(artist), name: 'public_profile_blocked', quote: reason, route: 'my-profile' })
  },
}
