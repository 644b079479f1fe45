import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import type { LockedAdditional } from './additional-responsibilities.queries.ts'

/** The recipients of notifications about an additional responsibility. */
export const responsibilityNotices: Listeners = {
  'additionalResponsibility.given': (ctx, id, { responsibility }) =>
    notifyArtist(ctx, id, responsibility, 'responsibility_given'),
  'additionalResponsibility.changed': (ctx, id, { responsibility }) =>
    notifyArtist(ctx, id, responsibility, 'responsibility_changed'),
  'additionalResponsibility.submitted': async (ctx, id, { responsibility }) => {
    const { name, first_name, last_name } = responsibility
    await notify(ctx, await holdersOf(ctx.db, 'can-edit-responsibilities'), {
      type: 'responsibility_submitted',
      params: { name, artist: fullName({ first_name, last_name }) },
      link: `responsibilities/additional/${id}`,
    })
  },
  'additionalResponsibility.accepted': (ctx, id, { responsibility }) =>
    notifyArtist(ctx, id, responsibility, 'responsibility_accepted'),
  'additionalResponsibility.sentBack': (ctx, id, { responsibility }) =>
    notifyArtist(ctx, id, responsibility, 'responsibility_sent_back'),
  'additionalResponsibility.waived': (ctx, id, { responsibility }) =>
    notifyArtist(ctx, id, responsibility, 'responsibility_waived'),
  'additionalResponsibility.reopened': (ctx, id, { responsibility }) =>
    notifyArtist(ctx, id, responsibility, 'responsibility_reopened'),
  'additionalResponsibility.removed': async (ctx, _id, { responsibility: { user_id, name, status } }) => {
    // Finished ones need no notification; that of a removed one links to the list.
    if (!user_id || status === 'DONE' || status === 'WAIVED') return
    const link = 'responsibilities/additional'
    await notify(ctx, [user_id], { type: 'responsibility_waived', params: { name }, link })
  },
}

async function notifyArtist(ctx: Context, id: number, { user_id, name }: LockedAdditional, type: NoticeType) {
  if (user_id) await notify(ctx, [user_id], { type, params: { name }, link: `responsibilities/additional/${id}` })
}
