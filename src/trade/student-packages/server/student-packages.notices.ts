import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'
import { buyerOf } from './student-packages.queries.ts'

/** Notifies the student of changes of their purchase. */
export const packageNotices: Listeners = {
  'studentPackage.sold': (ctx, id) => notifyStudent(ctx, id, 'package_sold'),
  'studentPackage.activated': (ctx, id) => notifyStudent(ctx, id, 'package_activated'),
  'studentPackage.extended': (ctx, id) => notifyStudent(ctx, id, 'package_extended'),
  'studentPackage.paused': (ctx, id, { starts_on, ends_on }) =>
    notifyStudent(ctx, id, 'package_paused', () => ({ from: dayInEach(starts_on), until: dayInEach(ends_on) })),
  'studentPackage.resumed': (ctx, id) => notifyStudent(ctx, id, 'package_resumed'),
  'studentPackage.expiryWarned': (ctx, id) =>
    notifyStudent(ctx, id, 'package_expiring', ({ last_day }) => ({ date: dayInEach(last_day) })),
  'studentPackage.cancelled': (ctx, id) => notifyStudent(ctx, id, 'package_cancelled'),
  'studentPackage.refunded': (ctx, id) => notifyStudent(ctx, id, 'package_refunded'),
}

async function notifyStudent(
  ctx: AnyContext,
  id: number,
  type: NoticeType,
  paramsOf: (sold: Awaited<ReturnType<typeof buyerOf>>) => Record<string, Bilingual> = () => ({}),
): Promise<void> {
  const sold = await buyerOf(ctx.db, id)
  await notify(ctx, [sold.user_id], { type, params: { name: sold.name, ...paramsOf(sold) }, link: 'dashboard' })
}
