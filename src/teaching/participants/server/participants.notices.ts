import type { NoticeType } from '#kit/contract/texts/texts.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { alertArtist, ring, toldOf } from './seats/seat-notifications.ts'

/** The recipients of notifications about a seat; the user who acted is not notified. */
export const participantNotices: Listeners = {
  'participant.registered': (ctx, id) => ringBoth(ctx, id, 'seat_registered', 'seat_taken'),
  'participant.confirmed': (ctx, id) => ringBoth(ctx, id, 'seat_confirmed', 'seat_sure'),
  'participant.cancelled': async (ctx, id, { is_told }) => {
    const told = await toldOf(ctx, 'participants', id)
    if (is_told) await ring(ctx, told, 'seat_cancelled')
    await alertArtist(ctx, told, 'seat_given')
  },
  'participant.givenBack': async (ctx, id) => ring(ctx, await toldOf(ctx, 'participants', id), 'seat_returned'),
  'participant.released': async (ctx, id) => ring(ctx, await toldOf(ctx, 'participants', id), 'seat_released'),
}

export const waitingListNotices: Listeners = {
  'waitingStudent.joined': (ctx, id, { can_pay }) => alertWaiting(ctx, id, can_pay ? 'seat_awaited' : 'seat_unpaid'),
  'waitingStudent.unpaid': (ctx, id) => alertWaiting(ctx, id, 'seat_unpaid'),
  'waitingStudent.invited': (ctx, id) => alertWaiting(ctx, id, 'seat_invited'),
  'waitingStudent.offered': (ctx, id) => alertWaiting(ctx, id, 'seat_offered'),
  'waitingStudent.expired': (ctx, id) => alertWaiting(ctx, id, 'seat_expired'),
  'waitingStudent.removed': (ctx, id) => alertWaiting(ctx, id, 'seat_unlisted'),
  'waitingStudent.closed': (ctx, id) => alertWaiting(ctx, id, 'seat_closed'),
  'waitingStudent.calledOff': (ctx, id) => alertWaiting(ctx, id, 'seat_called_off'),
}

async function ringBoth(ctx: AnyContext, id: number, student: NoticeType, artist: NoticeType): Promise<void> {
  const told = await toldOf(ctx, 'participants', id)
  await ring(ctx, told, student)
  await alertArtist(ctx, told, artist)
}

async function alertWaiting(ctx: AnyContext, id: number, type: NoticeType): Promise<void> {
  await ring(ctx, await toldOf(ctx, 'waiting_students', id), type)
}
