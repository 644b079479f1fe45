import type { NoticeType } from '#kit/contract/texts/texts.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { notifyArtist, notifyStudent, toldOf } from './seats/seat-notifications.ts'

/** The recipients of notifications about a seat; the user who acted is not notified. */
export const participantNotices: Listeners = {
  'participant.registered': (ctx, id) => ringBoth(ctx, id, 'seat_registered', 'seat_taken'),
  'participant.confirmed': (ctx, id) => ringBoth(ctx, id, 'seat_confirmed', 'seat_sure'),
  'participant.cancelled': async (ctx, id, { is_told }) => {
    const told = await toldOf(ctx, 'participants', id)
    if (is_told) await notifyStudent(ctx, told, 'seat_cancelled')
    await notifyArtist(ctx, told, 'seat_given')
  },
  'participant.givenBack': async (ctx, id) =>
    notifyStudent(ctx, await toldOf(ctx, 'participants', id), 'seat_returned'),
  'participant.released': async (ctx, id) => notifyStudent(ctx, await toldOf(ctx, 'participants', id), 'seat_released'),
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
  const told = await toldOf(ctx, 'participants', id)
  await notifyStudent(ctx, told, student)
  await notifyArtist(ctx, told, artist)
}

async function notifyWaiting(ctx: AnyContext, id: number, type: NoticeType): Promise<void> {
  await notifyStudent(ctx, await toldOf(ctx, 'waiting_students', id), type)
}
