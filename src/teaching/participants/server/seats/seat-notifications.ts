import { sql } from 'kysely'
import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { MailName, NoticeType } from '#kit/contract/texts/texts.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { zoneName } from '#kit/contract/values/time-zone.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { type MailText, sendMail } from '#kit/server/mail/mail.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { sessionsOf } from '../announced-sessions.queries.ts'

type SeatFacts = Awaited<ReturnType<typeof seatFacts>>

/** Whom a seat is about, where they are registered or where they wait. */
export function seatFacts({ db }: Pick<Actor, 'db'>, table: 'participants' | 'waiting_students', id: number) {
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
      sql<string | null>`${fullNameIn('pro_artists')}`.as('artist'),
    ])
    .where(`${table as 'participants'}.id`, '=', id)
    .executeTakeFirstOrThrow()
}

export function notifyStudent(
  ctx: Actor,
  { user_id, title }: SeatFacts,
  type: NoticeType,
  link = 'my/trainings',
): Promise<void> {
  return notify(ctx, [user_id], { type, params: { title }, link })
}

export async function notifyArtist(
  ctx: Actor,
  { artist_id, training_id, title, ...student }: SeatFacts,
  type: NoticeType,
) {
  if (artist_id === null) return
  const params = { title, student: fullName(student) }
  await notify(ctx, [artist_id], { type, params, link: `training/${training_id}` })
}

type More = Partial<Pick<MailText, 'params' | 'typed' | 'quote' | 'route'>>

export async function write(
  ctx: Actor,
  seat: SeatFacts,
  name: MailName,
  { params, typed, quote, route = 'my/trainings' }: More = {},
): Promise<void> {
  const { email: to, language_name: language, first_name, title } = seat
  const when = await sessionsOf(ctx, seat)
  return sendMail(ctx, {
    ...{ to, language, name, route, quote: quote ?? null },
    params: { first_name: defang(first_name), when, ...params },
    typed: { title: defang(title[language]), ...typed },
  })
}

/** Where a training is held; the link of one online stays in the portal. */
export function whereOf(ctx: Actor, { venue, language_name }: SeatFacts): string {
  return venue
    ? defang(`${venue.name}, ${venue.address}, ${venue.city}`)
    : ctx.texts.in(language_name)('mails.seat_online')
}

/** By the clock where the training is held; that place is named where it is not the academy's. */
export function momentIn(language: Language, timeZone: string, at: string): string {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const moment = written.format(new Date(at))
  return timeZone === academyZone ? moment : `${moment} (${zoneName(language, timeZone)})`
}
