import type { FieldChange } from '#kit/contract/revision.ts'
import { passwordRoute } from '#kit/contract/session.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo, type Recipient } from '#kit/server/mail/mail-to.ts'
import { lastDayOf } from '#kit/server/postgres/instant.ts'
import type { Application } from '#network/applications/contract/register.ts'
import type { LockedArtist } from '#network/artists/server/artists.queries.ts'

type Link = { token: string; expiresAt: string }

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'proArtist.applied': { application: Omit<Application, 'terms_accepted'>; country: Bilingual; terms_accepted: true }
    /** Somebody gave the email of this artist or applicant. */
    'proArtist.appliedAgain': { artist: Recipient & { user_id: number | null } }
    'proArtist.accepted': { artist: LockedArtist; link: Link }
    'proArtist.linkSent': { artist: LockedArtist; link: Link }
    'proArtist.rejected': { artist: LockedArtist; comment: string | null }
    'proArtist.missingDataRequested': { artist: LockedArtist; comment: string; fields: string[]; link: Link }
    'proArtist.completed': { artist: LockedArtist; token: string; days: number }
    'proArtist.formSent': { artist: LockedArtist; changes: FieldChange[]; after: Record<string, unknown> }
  }
}

export const applicationMails: Listeners = {
  'proArtist.applied': (ctx, _id, { application, country }) => {
    const mail = mailTo(application)
    const params = { ...mail.params, answers: answersOf(ctx, application, country) }
    return sendMail(ctx, { ...mail, name: 'application_received', params })
  },
  'proArtist.appliedAgain': (ctx, _id, { artist }) =>
    sendMail(ctx, {
      ...mailTo(artist),
      ...(artist.user_id ? { name: 'applied_with_account', route: 'forgot-password' } : { name: 'applied_again' }),
    }),
  'proArtist.accepted': (ctx, _id, { artist, link }) => sendFormLink(ctx, 'application_accepted', artist, link),
  'proArtist.linkSent': (ctx, _id, { artist, link }) => sendFormLink(ctx, 'form_link', artist, link),
  'proArtist.rejected': (ctx, _id, { artist, comment }) =>
    sendMail(ctx, { ...mailTo(artist), name: 'application_rejected', quote: comment }),
  'proArtist.missingDataRequested': (ctx, _id, { artist, comment, link }) =>
    sendMail(ctx, { ...mailTo(artist), name: 'missing_data', quote: comment, route: formRoute(link.token) }),
  'proArtist.completed': (ctx, _id, { artist, token, days }) => {
    const mail = mailTo(artist)
    const params = { ...mail.params, days }
    return sendMail(ctx, { ...mail, params, name: 'account_ready', route: passwordRoute(token, artist.email) })
  },
}

function sendFormLink(
  ctx: Context,
  name: 'application_accepted' | 'form_link',
  artist: LockedArtist,
  link: Link,
): Promise<void> {
  const mail = mailTo(artist)
  const expires_on = dayIn(mail.language, lastDayOf(link.expiresAt))
  const params = { ...mail.params, expires_on }
  return sendMail(ctx, { ...mail, params, name, route: formRoute(link.token) })
}

function formRoute(token: string): string {
  return `pro-artist-form/${token}`
}

/** The applicant's answers, a line each, in their own language. */
function answersOf(ctx: Context, application: Omit<Application, 'terms_accepted'>, country: Bilingual): string {
  const t = ctx.texts.in(application.language_name)
  const lines = [
    [t('artists.first_name'), defang(application.first_name)],
    [t('artists.last_name'), defang(application.last_name)],
    [t('artists.email'), application.email],
    [t('artists.phone'), formatPhone(application.phone)],
    [t('artists.country_id'), country[application.language_name]],
    [t('artists.city'), defang(application.city)],
    [
      t('artists.techniques'),
      application.techniques.map((technique) => t(`artists.techniques_${technique}`)).join(', '),
    ],
    [t('artists.years_of_experience'), application.years_of_experience],
    [t('applications.motivation'), defang(application.motivation)],
  ]
  return lines.map(([label, answer]) => `${label}: ${answer}`).join('\n')
}
