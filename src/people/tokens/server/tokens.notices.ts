import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'

const link = 'settings?tab=account'

export const tokenNotices: Listeners = {
  // By nobody: who sat at the portal may be somebody else than whose account it is.
  'token.made': (ctx, _id, { name }) =>
    notify({ ...ctx, user: null }, [ctx.user.id], { type: 'token_made', params: { name }, link }),
  'token.revoked': (ctx, _id, { name, user_id }) =>
    notify(ctx, [user_id], { type: 'token_revoked', params: { name }, link }),
  'token.ending': (ctx, _id, { name, ends_on, user_ids }) =>
    notify(ctx, user_ids, { type: 'token_ending', params: { name, date: dayInEach(ends_on) }, link }),
}
