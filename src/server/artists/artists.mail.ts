import type { Application } from '#contract/applications/register.ts'
import type { FieldChange } from '#contract/kit/revision.ts'
import type { Bilingual } from '#contract/kit/text.ts'
import { passwordRoute } from '#contract/session/session.ts'
import { accountLinkDays } from '#server/applications/account.steps.ts'
import type { Context } from '#server/kit/http/context.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { sendMail } from '#server/kit/mail/mail.ts'
import { unlinked } from '#server/kit/mail/unlinked.ts'
import { academyZone } from '#server/kit/postgres/instant.ts'
import type { LockedArtist } from './artists.queries.ts'
import type { LockedData } from './changes.steps.ts'

type Named = Pick<LockedArtist, 'first_name' | 'last_name'>
type Link = { token: string; expiresAt: string }

declare module '#server/kit/jobs/events.ts' {
  interface Events {
    'proArtist.applied': { application: Omit<Application, 'terms_accepted'>; country: Bilingual; terms_accepted: true }
    /** Somebody gave the email of this artist or applicant. */
    'proArtist.appliedAgain': { artist: Reader & { user_id: number | null } }
    'proArtist.accepted': { artist: LockedArtist; link: Link }
    'proArtist.linkSent': { artist: LockedArtist; link: Link }
    'proArtist.rejected': { artist: LockedArtist; comment: string | null }
    'proArtist.missingDataRequested': { artist: LockedArtist; comment: string; fields: string[]; link: Link }
    'proArtist.completed': { artist: LockedArtist; token: string; days: number }
    'proArtist.formSent': { artist: LockedArtist; changes: FieldChange[]; after: Record<string, unknown> }
    /** `is_unchecked`: by somebody who did not say which revision they edited, so that the last to write won. */
    'proArtist.edited': { artist: LockedData; changes: FieldChange[]; token: string | null; is_unchecked: boolean }
    'proArtist.enabled': { artist: LockedArtist }
    'proArtist.disabled': { artist: LockedArtist }
    'proArtist.addedToProTeam': { artist: LockedArtist }
    'proArtist.removedFromProTeam': { artist: LockedArtist }
    'proArtist.removed': { artist: LockedArtist }
    'proArtist.avatarChanged': object
    'proArtist.documentAdded': { document_id: number; kind: string }
    'proArtist.documentChanged': { document_id: number; before: string | null; after: string | null }
    'proArtist.documentRemoved': { document_id: number }
    /** `isNews`: the office has something to look at, and nothing before. */
    'proArtist.profileChanged': { artist: Named; changes: FieldChange[]; isNews: boolean }
    'proArtist.changesReviewed': { up_to_id: number }
  }
}

type Reader = Pick<LockedArtist, 'email' | 'first_name' | 'language_name'>

const to = ({ email, first_name, language_name }: Reader) => ({
  to: email,
  language: language_name,
  params: { first_name: unlinked(first_name) },
})

export const proArtistMails: Listeners = {
  'proArtist.applied': (ctx, _id, { application, country }) => {
    const letter = to(application)
    const params = { ...letter.params, answers: answersOf(ctx, application, country) }
    return sendMail(ctx, { ...letter, name: 'application_received', params })
  },
  'proArtist.appliedAgain': (ctx, _id, { artist }) =>
    sendMail(ctx, {
      ...to(artist),
      ...(artist.user_id ? { name: 'applied_with_account', route: 'forgot-password' } : { name: 'applied_again' }),
    }),
  'proArtist.accepted': (ctx, _id, { artist, link }) => sendFormLink(ctx, artist, link),
  'proArtist.linkSent': (ctx, _id, { artist, link }) => sendFormLink(ctx, artist, link),
  'proArtist.rejected': (ctx, _id, { artist, comment }) =>
    sendMail(ctx, { ...to(artist), name: 'application_rejected', quote: comment }),
  'proArtist.missingDataRequested': (ctx, _id, { artist, comment, link }) =>
    sendMail(ctx, { ...to(artist), name: 'missing_data', quote: comment, route: formRoute(link.token) }),
  'proArtist.completed': (ctx, _id, { artist, token, days }) => {
    const letter = to(artist)
    const params = { ...letter.params, days }
    return sendMail(ctx, { ...letter, params, name: 'account_ready', route: passwordRoute(token, artist.email) })
  },
  'proArtist.disabled': (ctx, _id, { artist }) => sendMail(ctx, { ...to(artist), name: 'account_disabled' }),
  'proArtist.enabled': (ctx, _id, { artist }) => sendMail(ctx, { ...to(artist), name: 'account_enabled', route: '' }),
  'proArtist.removed': async (ctx, _id, { artist }) => {
    if (artist.user_id) await sendMail(ctx, { ...to(artist), name: 'account_removed' })
  },
  'proArtist.edited': async (ctx, _id, { artist, changes, token }) => {
    const email = changes.find(({ field }) => field === 'email')?.after
    if (artist.user_id && typeof email === 'string') await tellNewEmail(ctx, artist, email, token)
  },
}

/** The old address hears of it too: whoever did not ask for this can object. */
async function tellNewEmail(ctx: Context, artist: LockedData, email: string, token: string | null): Promise<void> {
  const letter = to(artist)
  const params = { ...letter.params, email }
  await sendMail(ctx, { ...letter, params, name: 'email_changed' })
  if (token) {
    const ready = { ...letter.params, days: accountLinkDays }
    await sendMail(ctx, {
      ...letter,
      to: email,
      params: ready,
      name: 'account_ready',
      route: passwordRoute(token, email),
    })
  } else await sendMail(ctx, { ...letter, to: email, params, name: 'email_changed' })
}

function sendFormLink(ctx: Context, artist: LockedArtist, link: Link): Promise<void> {
  const letter = to(artist)
  const expires_on = new Intl.DateTimeFormat(letter.language, { dateStyle: 'long', timeZone: academyZone }).format(
    new Date(link.expiresAt),
  )
  const params = { ...letter.params, expires_on }
  return sendMail(ctx, { ...letter, params, name: 'application_accepted', route: formRoute(link.token) })
}

function formRoute(token: string): string {
  return `pro-artist-form/${token}`
}

/** The applicant's answers, a line each, in their own language. */
function answersOf(ctx: Context, application: Omit<Application, 'terms_accepted'>, country: Bilingual): string {
  const t = ctx.texts.in(application.language_name)
  const lines = [
    [t('artists.first_name'), unlinked(application.first_name)],
    [t('artists.last_name'), unlinked(application.last_name)],
    [t('artists.email'), application.email],
    [t('artists.phone'), application.phone],
    [t('artists.country_id'), country[application.language_name]],
    [t('artists.city'), unlinked(application.city)],
    [
      t('artists.techniques'),
      application.techniques.map((technique) => t(`artists.techniques_${technique}`)).join(', '),
    ],
    [t('artists.years_of_experience'), application.years_of_experience],
    [t('applications.motivation'), unlinked(application.motivation)],
  ]
  return lines.map(([label, answer]) => `${label}: ${answer}`).join('\n')
}
