import type { Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { worthIn } from '#kit/server/language/worth-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { lastDayOf } from '#kit/server/postgres/instant.ts'
import { sentFormLink } from '#network/applications/server/form-link.steps.ts'
import { everyArtist } from '#network/artists/server/artists.queries.ts'
import { sessionsOf } from '#teaching/participants/server/announced-sessions.queries.ts'
import { remindedArtist, remindedHolder, remindedStudent } from './reminded.queries.ts'

export const reminderMails: Listeners = {
  'proArtist.formReminded': async (ctx, id) => {
    const link = await sentFormLink(ctx.db, ctx.config, id)
    if (!link) return
    const artist = await everyArtist(ctx.db)
      .select(['email', 'first_name', 'language_name'])
      .where('pro_artists.id', '=', id)
      .executeTakeFirstOrThrow()
    const mail = mailTo(artist)
    const expires_on = dayIn(mail.language, lastDayOf(link.expiresAt))
    await sendMail(ctx, {
      ...mail,
      name: 'form_reminder',
      params: { ...mail.params, expires_on },
      route: `pro-artist-form/${link.token}`,
    })
  },
  'participant.confirmationAwaited': async (ctx, id) => {
    const { title, training_id, time_zone, ...student } = await remindedStudent(ctx.db, id)
    const mail = mailTo(student)
    const when = await sessionsOf(ctx, { training_id, time_zone, language_name: mail.language })
    const params = { ...mail.params, when }
    const typed = { title: defang(title[mail.language]) }
    await sendMail(ctx, { ...mail, name: 'seat_unconfirmed', params, typed, route: 'my/trainings' })
  },
  'training.attendanceAwaited': async (ctx, id) => {
    const { title, ...artist } = await remindedArtist(ctx.db, id)
    const mail = mailTo(artist)
    const typed = { title: defang(title[mail.language]) }
    await sendMail(ctx, { ...mail, name: 'attendance_awaited', typed, route: `training/${id}` })
  },
  'voucher.expiryReminded': async (ctx, id) => {
    const { last_day, link: route, ...voucher } = await remindedHolder(ctx.db, id)
    const mail = mailTo(voucher)
    const { language } = mail
    const params = { ...mail.params, worth: worthIn(language, voucher), date: dayIn(language, last_day) }
    await sendMail(ctx, { ...mail, name: 'voucher_expiring', params, route })
  },
}
