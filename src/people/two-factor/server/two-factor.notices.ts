import { type Notice, notify } from '#academy/notifications/server/notifications.steps.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'

export const twoFactorNotices: Listeners = {
  'user.authenticatorAdded': (ctx, userId) => notifyOwner(ctx, userId, { type: 'factor_added' }),
  'user.authenticatorRemoved': (ctx, userId) => notifyOwner(ctx, userId, { type: 'factor_removed' }),
  'user.recoveryCodesRenewed': (ctx, userId) => notifyOwner(ctx, userId, { type: 'factor_codes_renewed' }),
  'user.recoveryCodeUsed': (ctx, userId, { count }) =>
    notifyOwner(ctx, userId, { type: 'factor_code_used', params: { count } }),
  'user.passkeyAdded': (ctx, userId, { name }) =>
    notifyOwner(ctx, userId, { type: 'factor_passkey_added', params: { name } }),
  'user.passkeyRemoved': (ctx, userId, { name }) =>
    notifyOwner(ctx, userId, { type: 'factor_passkey_removed', params: { name } }),
  'user.secondFactorReset': (ctx, userId) => notifyOwner(ctx, userId, { type: 'factor_reset' }),
  'user.secondFactorReminded': (ctx, userId, { required_from }) =>
    notifyOwner(ctx, userId, { type: 'factor_due', params: { date: dayInEach(required_from) } }),
}

/** By nobody: who sat at the portal may be somebody else than whose account it is. */
function notifyOwner(ctx: AnyContext, userId: number, notice: Omit<Notice, 'link'>): Promise<void> {
  return notify({ ...ctx, user: null }, [userId], { ...notice, link: 'settings?tab=account' })
}
