import { sentFormLink } from '#server/applications/form-link.steps.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { dayIn } from '#server/kit/language/day-in.ts'
import { worthIn } from '#server/kit/language/worth-in.ts'
import { defang } from '#server/kit/mail/defang.ts'
import { letterTo } from '#server/kit/mail/letter-to.ts'
import { sendMail } from '#server/kit/mail/mail.ts'
import { lastDayOf } from '#server/kit/postgres/instant.ts'
import { everyArtist } from '../artists/artists.queries.ts'
import { sessionsOf } from '../participants/told-sessions.queries.ts'
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
