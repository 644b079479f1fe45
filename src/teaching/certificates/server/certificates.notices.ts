import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import type { CertificateFacts } from './certificates.steps.ts'

const route = 'my/certificates'

/** Notifies the student in the portal of a certificate, and of later changes to it. */
export const certificateNotices: Listeners = {
  'certificate.issued': (ctx, _id, certificate) => notifyStudent(ctx, 'certificate_issued', certificate),
  'certificate.revoked': (ctx, _id, certificate) => notifyStudent(ctx, 'certificate_revoked', certificate),
  'certificate.corrected': (ctx, _id, certificate) => notifyStudent(ctx, 'certificate_corrected', certificate),
}

/** The same by email: a student who has shown a certificate to others has to know at once. */
export const certificateMails: Listeners = {
  'certificate.issued': (ctx, _id, certificate) => write(ctx, 'certificate_issued', certificate),
  'certificate.revoked': (ctx, _id, certificate) => write(ctx, 'certificate_revoked', certificate),
  'certificate.corrected': (ctx, _id, certificate) => write(ctx, 'certificate_corrected', certificate),
}

type CertificateMail = 'certificate_issued' | 'certificate_revoked' | 'certificate_corrected'

async function write(
  ctx: Context,
  name: CertificateMail,
  { student_id, ...certificate }: CertificateFacts,
): Promise<void> {
  const student = await studentOf(ctx, student_id)
  if (!student) return
  const { params, ...mail } = mailTo(student)
  const { title, number, replaced = '' } = certificate
  await sendMail(ctx, { ...mail, name, params: { ...params, number, replaced }, typed: { title }, route })
}

async function notifyStudent(
  ctx: Context,
  type: NoticeType,
  { student_id, title, number }: CertificateFacts,
): Promise<void> {
  const student = await studentOf(ctx, student_id)
  await notify(ctx, student ? [student.user_id] : [], { type, params: { title, number }, link: route })
}

function studentOf({ db }: Context, id: number | null) {
  return db
    .selectFrom('students')
    .select(['user_id', 'first_name', 'email', 'language_name'])
    .where('id', '=', id)
    .executeTakeFirst()
}
