import type { NoticeType } from '#kit/contract/texts/texts.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { notifyArtist, notifyStudent, seatFacts } from './seats/seat-notifications.ts'

/** The recipients of notifications about a seat; the user who acted is not notified. */
export const participantNotices: Listeners = {
  'participant.registered': (ctx, id) => ringBoth(ctx, id, 'seat_registered', 'seat_taken'),
  'participant.confirmed': (ctx, id) => ringBoth(ctx, id, 'seat_confirmed', 'seat_sure'),
  'participant.cancelled': async (ctx, id, { is_told }) => {
    const seat = await seatFacts(ctx, 'participants', id)
    if (is_told) await notifyStudent(ctx, seat, 'seat_cancelled')
    await notifyArtist(ctx, seat, 'seat_given')
  },
  'participant.givenBack': async (ctx, id) =>
    notifyStudent(ctx, await seatFacts(ctx, 'participants', id), 'seat_returned'),
  'participant.released': async (ctx, id) =>
    notifyStudent(ctx, await seatFacts(ctx, 'participants', id), 'seat_released'),
}

export const waitingListNotices: Listeners = {
  'waitingStudent.joined': (ctx, id, { can_pay }) => notifyWaiting(ctx, id, can_pay ? 'seat_awaited' : 'seat_unpaid'),
  'waitingStudent.unpaid': (ctx, id) => notifyWaiting(ctx, id, 'seat_unpaid'),
  'waitingStudent.invited': (ctx, id) => notifyWaiting(ctx, id, 'seat_invited'),
  'waitingStudent.offered': (ctx, id) => notifyWaiting(ctx, id, 'seat_offered'),
  'waitingStudent.expired': (ctx, id) => notifyWaiting(ctx, id, 'seat_expired'),
  'waitingStudent.removed': (ctx, id) => notifyWaiting(ctx, id, 'seat_unlisted'),
  'waitingStudent.closed': (ctx, id) => notifyWaiting(ctx, id, 'seat_closed'),
  'waitingStudent.calledOff': (ctx, id) => notifyWaiting(ctx, id, 'seat_called_off'),
}

async function ringBoth(ctx: AnyContext, id: number, student: NoticeType, artist: NoticeType): Promise<void> {
  const seat = await seatFacts(ctx, 'participants', id)
  await notifyStudent(ctx, seat, student)
  await notifyArtist(ctx, seat, artist)
}

async function notifyWaiting(ctx: AnyContext, id: number, type: NoticeType): Promise<void> {
  await notifyStudent(ctx, await seatFacts(ctx, 'waiting_students', id), type)
}
