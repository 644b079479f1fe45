import { notify } from '#academy/notifications/server/notifications.steps.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import type { Upgraded } from './upgrade-steps.ts'

/** Notifies the office of a request, and the artist of the decision. */
export const statusUpgradeNotices: Listeners = {
  'statusUpgrade.requested': async (ctx, id, { artist: { first_name, last_name }, request }) =>
    notify(ctx, await holdersOf(ctx.db, 'can-decide-status-upgrade'), {
      type: 'upgrade_requested',
      params: { name: fullName({ first_name, last_name }), level: request.to_level.name },
      link: `proartist/${id}`,
    }),
  'statusUpgrade.approved': (ctx, _id, decided) => notify(ctx, ...toArtist('upgrade_approved', decided)),
  'statusUpgrade.rejected': (ctx, _id, decided) => notify(ctx, ...toArtist('upgrade_rejected', decided)),
  'proArtist.levelSet': (ctx, id, { artist: { user_id }, move, after }) =>
    notify(ctx, user_id ? [user_id] : [], {
      type: levelNotices[move],
      params: { level: after.name },
      link: `proartist/${id}`,
    }),
}

const levelNotices = { raised: 'level_raised', lowered: 'level_lowered', corrected: 'level_corrected' } as const

function toArtist(type: 'upgrade_approved' | 'upgrade_rejected', { artist, request }: Upgraded) {
  const notice = { type, params: { level: request.to_level.name }, link: 'status-upgrade' }
  return [artist.user_id ? [artist.user_id] : [], notice] as const
}
