import type { Bilingual } from '#contract/kit/text.ts'
import type { NoticeType } from '#contract/texts.ts'
import type { Context } from '#server/kit/http/context.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { dayInEach } from '#server/kit/language/day-in.ts'
import { notify } from '#server/notifications/notifications.steps.ts'

/** The student hears in the portal of what happens to what they bought. */
export const packageNotices: Listeners = {
  'studentPackage.sold': (ctx, id) => tellStudent(ctx, id, 'package_sold'),
  'studentPackage.activated': (ctx, id) => tellStudent(ctx, id, 'package_activated'),
  'studentPackage.extended': (ctx, id) => tellStudent(ctx, id, 'package_extended'),
  'studentPackage.paused': (ctx, id, { starts_on, ends_on }) =>
    tellStudent(ctx, id, 'package_paused', { from: dayInEach(starts_on), until: dayInEach(ends_on) }),
  'studentPackage.resumed': (ctx, id) => tellStudent(ctx, id, 'package_resumed'),
  'studentPackage.cancelled': (ctx, id) => tellStudent(ctx, id, 'package_cancelled'),
  'studentPackage.refunded': (ctx, id) => tellStudent(ctx, id, 'package_refunded'),
}

async function tellStudent(
  ctx: Context,
  id: number,
  type: NoticeType,
  params: Record<string, Bilingual> = {},
): Promise<void> {
  const { name, user_id } = await ctx.db
    .selectFrom('student_packages')
    .innerJoin('students', 'students.id', 'student_packages.student_id')
    .select(['student_packages.name', 'students.user_id'])
    .where('student_packages.id', '=', id)
    .executeTakeFirstOrThrow()
  await notify(ctx, [user_id], { type, params: { name, ...params }, link: 'dashboard' })
}
