import type { NoticeType } from '#contract/texts.ts'
import type { Context } from '#server/kit/http/context.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { notify } from '#server/notifications/notifications.steps.ts'
import type { Told } from './certificates.steps.ts'

/** The student hears in the portal of a certificate, and of what becomes of it. */
export const certificateNotices: Listeners = {
  'certificate.issued': (ctx, _id, told) => tellStudent(ctx, 'certificate_issued', told),
  'certificate.revoked': (ctx, _id, told) => tellStudent(ctx, 'certificate_revoked', told),
  'certificate.corrected': (ctx, _id, told) => tellStudent(ctx, 'certificate_corrected', told),
}

async function tellStudent(ctx: Context, type: NoticeType, { student_id, title, number }: Told): Promise<void> {
  const student = await ctx.db.selectFrom('students').select('user_id').where('id', '=', student_id).executeTakeFirst()
  await notify(ctx, student ? [student.user_id] : [], { type, params: { title, number }, link: 'dashboard' })
}
