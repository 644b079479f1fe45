import { listeners } from '#app/server/app.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { issueFormLink } from '#network/applications/server/form-link.steps.ts'
import { reminderDays } from '#reputation/reviews/contract/reviews.flow.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { invitedAgo, invitedAttendee } from '#testing/make/make-reviews.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { remind } from './remind.ts'

export const reminderCases: Cases = {
  answers: 'guest     student  artist  other  office  owner',
  recipients: `
    event                              by      bell          mail
    proArtist.formReminded             nobody  -             applicant
    participant.confirmationAwaited    nobody  student       student
    training.attendanceAwaited         nobody  artist        artist
    training.attendanceOverdue         nobody  office owner  -
    voucher.expiryReminded             nobody  student       student
    participant.reviewAwaited          nobody  -             student
  `,
  deeds: ({ world }) => {
    const { db, config, portal } = world
    const now = () => new Date()
    /** A training so many hours from now, with somebody who has had a seat for ten days. */
    const held = async (artistId: number, email: string, startsIn: number) => {
      const training = await trainingOf(db, artistId, { startsIn })
      await seatAt(db, training, email, { registered_at: shift(now(), { days: -10 }) })
      return training
    }
    /** The demo's own reminders are sent before. */
    const alone = async (prepare: () => Promise<unknown>) => {
      await remind(portal, listeners)
      await prepare()
      return () => remind(portal, listeners)
    }
    return {
      'proArtist.formReminded': ({ applicant }) =>
        alone(async () => {
          const id = await insertArtist(db, { email: applicant, invitation_status: 1 })
          await issueFormLink(db, config, id, new Date(shift(now(), { days: -8 })))
        }),
      'participant.confirmationAwaited': ({ id, student }) => alone(() => held(id, student, 48)),
      'training.attendanceAwaited': ({ id, student }) => alone(() => held(id, student, -24)),
      'voucher.expiryReminded': ({ student }) =>
        alone(() =>
          voucherOf(db, student, {
            issued_at: shift(now(), { days: -20 }),
            available_at: shift(now(), { days: -19 }),
            valid_until: shift(now(), { days: 5 }),
          }),
        ),
      'participant.reviewAwaited': ({ id, student }) =>
        alone(async () => {
          const invited = await invitedAttendee(world, id, student)
          await invitedAgo(db, invited.id, reminderDays)
        }),
      'training.attendanceOverdue': ({ id, student }) =>
        alone(async () => {
          const training_id = await held(id, student, -120)
          const { ends_at } = await db
            .selectFrom('trainings')
            .select((eb) => eb.cast<string>('ends_at', 'text').as('ends_at'))
            .where('id', '=', training_id)
            .executeTakeFirstOrThrow()
          await db
            .insertInto('reminders')
            .values({ event: 'training.attendanceAwaited', subject_id: training_id, occasion: ends_at, at: now() })
            .execute()
        }),
    }
  },
}
