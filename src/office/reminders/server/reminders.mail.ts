import type { Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { worthIn } from '#kit/server/language/worth-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { letterTo } from '#kit/server/mail/letter-to.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { lastDayOf } from '#kit/server/postgres/instant.ts'
import { sentFormLink } from '#network/applications/server/form-link.steps.ts'
import { everyArtist } from '#network/artists/server/artists.queries.ts'
import { sessionsOf } from '#teaching/participants/server/told-sessions.queries.ts'
import { remindedArtist, remindedHolder, remindedStudent } from './reminded.queries.ts'

export const reminderMails: Listeners = {
  'proArtist.formReminded': async (ctx, id) => {
    const link = await sentFormLink(ctx.db, ctx.config, id)
    if (!link) return
    const artist = await everyArtist(ctx.db)
      .select(['email', 'first_name', 'language_name'])
      .where('pro_artists.id', '=', id)
      .executeTakeFirstOrThrow()
    const letter = letterTo(artist)
    const expires_on = dayIn(letter.language, lastDayOf(link.expiresAt))
    await sendMail(ctx, {
      ...letter,
      name: 'form_reminder',
      params: { ...letter.params, expires_on },
      route: `pro-artist-form/${link.token}`,
    })
  },
  'participant.confirmationAwaited': async (ctx, id) => {
    const { title, training_id, time_zone, ...student } = await remindedStudent(ctx.db, id)
    const letter = letterTo(student)
    const when = await sessionsOf(ctx, { training_id, time_zone, language_name: letter.language })
    const params = { ...letter.params, when }
    const typed = { title: defang(title[letter.language]) }
    await sendMail(ctx, { ...letter, name: 'seat_unconfirmed', params, typed, route: 'my/trainings' })
  },
  'training.attendanceAwaited': async (ctx, id) => {
    const { title, ...artist } = await remindedArtist(ctx.db, id)
    const letter = letterTo(artist)
    const typed = { title: defang(title[letter.language]) }
    await sendMail(ctx, { ...letter, name: 'attendance_awaited', typed, route: `training/${id}` })
  },
  'voucher.expiryReminded': async (ctx, id) => {
    const { last_day, link: route, ...voucher } = await remindedHolder(ctx.db, id)
    const letter = letterTo(voucher)
    const { language } = letter
    const params = { ...letter.params, worth: worthIn(language, voucher), date: dayIn(language, last_day) }
    await sendMail(ctx, { ...letter, name: 'voucher_expiring', params, route })
  },
}
