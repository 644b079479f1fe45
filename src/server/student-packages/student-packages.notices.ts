import type { NoticeType } from '#contract/texts.ts'
import type { Context } from '#server/kit/http/context.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { notify } from '#server/notifications/notifications.steps.ts'

/** The student hears in the portal of what happens to what they bought. */
export const packageNotices: Listeners = {
  'studentPackage.sold': (ctx, id) => tellStudent(ctx, id, 'package_sold'),
  'studentPackage.activated': (ctx, id) => tellStudent(ctx, id, 'package_activated'),
  'studentPackage.extended': (ctx, id) => tellStudent(ctx, id, 'package_extended'),
  'studentPackage.cancelled': (ctx, id) => tellStudent(ctx, id, 'package_cancelled'),
  'studentPackage.refunded': (ctx, id) => tellStudent(ctx, id, 'package_refunded'),
}

async function tellStudent(ctx: Context, id: number, type: NoticeType): Promise<void> {
  const { name, user_id } = await ctx.db
    .selectFrom('student_packages')
    .innerJoin('students', 'students.id', 'student_packages.student_id')
    .select(['student_packages.name', 'students.user_id'])
    .where('student_packages.id', '=', id)
    .executeTakeFirstOrThrow()
  await notify(ctx, [user_id], { type, params: { name }, link: 'dashboard' })
}
