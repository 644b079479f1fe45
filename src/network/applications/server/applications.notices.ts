import { notify } from '#academy/notifications/server/notifications.steps.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'

/** Notifies the office of applications that wait for it, and welcomes accepted artists. */
export const applicationNotices: Listeners = {
  'proArtist.applied': async (ctx, id, { application }) =>
    notify(ctx, await holdersOf(ctx.db, 'can-view-applied-pro-artists'), {
      type: 'application_arrived',
      params: { name: fullName(application) },
      link: `proartist/${id}`,
    }),
  'proArtist.formSent': async (ctx, id, { artist }) =>
    notify(ctx, await holdersOf(ctx.db, 'can-view-pending-verifications-pro-artist'), {
      type: 'form_arrived',
      params: { name: fullName(artist) },
      link: `proartist/${id}`,
    }),
  'proArtist.completed': async (ctx, _id, { artist: { user_id } }) => {
    if (user_id) await notify(ctx, [user_id], { type: 'welcome', link: 'dashboard' })
  },
}
