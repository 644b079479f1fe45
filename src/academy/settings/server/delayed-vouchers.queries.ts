import type { DelaySimulation } from '#academy/settings/contract/settings.ts'
import type { Context } from '#kit/server/http/context.ts'

/** What the delay of vouchers means for vouchers, which lie on a floor above: the application hands it in. */
export type DelayedVouchers = {
  /** How many wait for their first day. */
  countScheduled(ctx: Pick<Context, 'db' | 'now'>): Promise<number>
  simulate(ctx: Pick<Context, 'db' | 'now'>, days: number): Promise<DelaySimulation>
}
