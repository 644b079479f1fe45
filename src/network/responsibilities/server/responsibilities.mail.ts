import type { MailName } from '#kit/contract/texts/texts.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import type { LockedAdditional } from './additional-responsibilities.queries.ts'

type About = { responsibility: LockedAdditional }
type Commented = About & { comment: string | null }

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'additionalResponsibility.given': About
    'additionalResponsibility.changed': About & { before: unknown; after: unknown }
    'additionalResponsibility.removed': About & { before: unknown }
    'additionalResponsibility.submitted': About & { note: string | null }
    'additionalResponsibility.withdrawn': object
    'additionalResponsibility.accepted': Commented
    'additionalResponsibility.sentBack': Commented
    'additionalResponsibility.waived': Commented
    'additionalResponsibility.reopened': Commented
    'additionalResponsibility.evidenceAdded': { evidence_id: number; name: string }
    'additionalResponsibility.evidenceRemoved': { evidence_id: number; name: string }
  }
}

export const responsibilityMails: Listeners = {
  'additionalResponsibility.given': (ctx, id, { responsibility }) =>
    writeToArtist(ctx, id, responsibility, 'responsibility_given', { due: dueIn(ctx, responsibility) }),
  'additionalResponsibility.submitted': (ctx, id, { responsibility, note }) =>
    writeToGiver(ctx, id, responsibility, note),
  'additionalResponsibility.accepted': (ctx, id, { responsibility, comment }) =>
    writeToArtist(ctx, id, responsibility, 'responsibility_accepted', {}, comment),
  'additionalResponsibility.sentBack': (ctx, id, { responsibility, comment }) =>
    writeToArtist(ctx, id, responsibility, 'responsibility_sent_back', {}, comment),
  'additionalResponsibility.waived': (ctx, id, { responsibility, comment }) =>
    writeToArtist(ctx, id, responsibility, 'responsibility_waived', {}, comment),
  'additionalResponsibility.reopened': (ctx, id, { responsibility, comment }) =>
    writeToArtist(ctx, id, responsibility, 'responsibility_reopened', {}, comment),
}

function writeToArtist(
  ctx: Context,
  id: number,
  { name, email, first_name, language_name: language }: LockedAdditional,
  mail: MailName,
  params: Record<string, string>,
  quote?: string | null,
): Promise<void> {
  const about = { params: { first_name, ...params }, typed: { name: name[language] } }
  return sendMail(ctx, { to: email, language, name: mail, ...about, quote, route: routeOf(id) })
}

/** One mail, to the user who gave it; the office's other users have the notification. */
async function writeToGiver(ctx: Context, id: number, responsibility: LockedAdditional, note: string | null) {
  const giver = await ctx.db
    .selectFrom('users')
    .select(['email', 'first_name', 'language_name'])
    .where('id', '=', responsibility.given_by)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  if (!giver) return
  const { email, first_name, language_name: language } = giver
  const artist = fullName(responsibility)
  await sendMail(ctx, {
    to: email,
    language,
    name: 'responsibility_submitted',
    params: { first_name, artist },
    typed: { name: responsibility.name[language] },
    quote: note,
    author: artist,
    route: routeOf(id),
  })
}

function routeOf(id: number): string {
  return `responsibilities/additional/${id}`
}

/** Until when, as a sentence in the artist's language. */
function dueIn(ctx: Context, { due_on, language_name: language }: LockedAdditional): string {
  const t = ctx.texts.in(language)
  if (!due_on) return t('mails.responsibility_no_due')
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: academyZone })
  return t('mails.responsibility_due', { date: written.format(new Date(`${due_on}T12:00Z`)) })
}
