import type { Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'

/** The applicant is notified that the application is closed, and learns nothing of the other record: the office may have been wrong. */
export const applicationMails: Listeners = {
  'proArtist.applicationClosed': (ctx, _id, { artist }) =>
    sendMail(ctx, { ...mailTo(artist), name: 'application_joined' }),
}
