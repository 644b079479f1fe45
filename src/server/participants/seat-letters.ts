import { sql } from 'kysely'
import { academyZone } from '#contract/kit/academy-zone.ts'
import type { Language } from '#contract/kit/text.ts'
import { periodIn } from '#contract/kit/time-zone.ts'
import { cancelsFreeUntil } from '#contract/participants/participants.flow.ts'
import type { MailName, NoticeType } from '#contract/texts.ts'
import { defang } from '#server/kit/mail/defang.ts'
import { sendMail } from '#server/kit/mail/mail.ts'
import { notify } from '#server/notifications/notifications.steps.ts'
import type { Acting } from './free-seats.steps.ts'

type Told = Awaited<ReturnType<typeof toldOf>>

/** Whom a seat is about, where they are registered or where they wait. */
export function toldOf({ db }: Pick<Acting, 'db'>, table: 'participants' | 'waiting_students', id: number) {
  return db
    .selectFrom(table as 'participants')
    .innerJoin('students', 'students.id', `${table as 'participants'}.student_id`)
    .innerJoin('trainings', 'trainings.id', `${table as 'participants'}.training_id`)
    .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
    .select([
      'trainings.id as training_id',
      'trainings.title',
      'trainings.starts_at',
      'trainings.time_zone',
      'trainings.venue',
      'students.user_id',
      'students.first_name',
      'students.last_name',
      'students.email',
      'students.language_name',
      'pro_artists.user_id as artist_id',
      sql<string | null>`pro_artists.first_name || ' ' || pro_artists.last_name`.as('artist'),
    ])
    .where(`${table as 'participants'}.id`, '=', id)
    .executeTakeFirstOrThrow()
}

export function ring(ctx: Acting, { user_id, title }: Told, type: NoticeType, link = 'my/trainings'): Promise<void> {
  return notify(ctx, [user_id], { type, params: { title }, link })
}

export async function ringArtist(ctx: Acting, { artist_id, training_id, title, ...student }: Told, type: NoticeType) {
  if (artist_id === null) return
  const params = { title, student: `${student.first_name} ${student.last_name}` }
  await notify(ctx, [artist_id], { type, params, link: `training/${training_id}` })
}

type More = { params?: Record<string, string>; quote?: string | null; route?: string }

export function write(ctx: Acting, told: Told, name: MailName, { params, quote, route = 'my/trainings' }: More = {}) {
  const { email: to, language_name: language, first_name, title } = told
  const all = { first_name: defang(first_name), title: defang(title[language]), when: whenOf(ctx, told), ...params }
  return sendMail(ctx, { to, language, name, params: all, quote: quote ?? null, route })
}

/** Until when a seat can be given up for nothing, as a sentence. */
export function limitOf(
  ctx: Acting,
  { starts_at, time_zone, language_name: language }: Told,
  accepted_at: string | null,
): string {
  const t = ctx.texts.in(language)
  if (starts_at === null) return ''
  const until = cancelsFreeUntil(starts_at, accepted_at)
  if (Date.parse(until) <= ctx.now.getTime()) return t('mails.seat_late')
  return t('mails.seat_free_until', { until: momentIn(language, time_zone, until) })
}

/** All sessions with their ends, and where they are held; the link of one online stays in the portal. */
export async function placeAndTimes(
  ctx: Acting,
  { training_id, venue, time_zone, language_name: language }: Told,
): Promise<{ sessions: string; where: string }> {
  const t = ctx.texts.in(language)
  const sessions = await ctx.db
    .selectFrom('training_sessions')
    .select(['starts_at', 'ends_at'])
    .where('training_id', '=', training_id)
    .orderBy('starts_at')
    .execute()
  const zone = time_zone === academyZone ? '' : ` (${time_zone.replaceAll('_', ' ')})`
  const when = sessions.map((session) => periodIn(language, session, time_zone)).join('; ')
  return {
    sessions: when ? `${when}${zone}` : t('mails.seat_no_date'),
    where: venue ? defang(`${venue.name}, ${venue.address}, ${venue.city}`) : t('mails.seat_online'),
  }
}

function whenOf(ctx: Acting, { starts_at, time_zone, language_name: language }: Told): string {
  return starts_at === null ? ctx.texts.in(language)('mails.seat_no_date') : momentIn(language, time_zone, starts_at)
}

/** By the clock where the training is held; that place is named where it is not the academy's. */
export function momentIn(language: Language, timeZone: string, at: string): string {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const moment = written.format(new Date(at))
  return timeZone === academyZone ? moment : `${moment} (${timeZone.replaceAll('_', ' ')})`
}
