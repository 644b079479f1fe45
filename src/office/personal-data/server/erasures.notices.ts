import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'

/** Notifies the office of requests by the person themselves, and of obstacles that it has to settle. */
export const erasureNotices: Listeners = {
  'erasure.requested': async (ctx, id, { cause }) => {
    if (cause !== 'SELF') return
    const office = await holdersOf(ctx.db, 'can-erase-people')
    await notify(ctx, office, { type: 'erasure_requested', link: `erasures/${id}` })
  },
  'erasure.held': async (ctx, id) =>
    notify(ctx, await holdersOf(ctx.db, 'can-erase-people'), { type: 'erasure_held', link: `erasures/${id}` }),
}
