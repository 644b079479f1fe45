import { readAhead } from '#kit/web/calls/stored-answers.ts'
import { currentUser, hasRole, type SignedIn } from '#kit/web/session/session.ts'
import { calendar } from '#teaching/calendar/contract/calendar.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { sendUnsent } from '#teaching/participants/web/training/attendance/unsent.shown.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { vouchers } from '#trade/vouchers/contract/vouchers.ts'

/** In milliseconds, after the first screen: nothing that its reader waits for waits for this. */
const pause = 4000
const day = 86_400_000

/**
 * Sends what the reader recorded without a connection, and reads ahead what an artist needs at the studio, and a student on the way there:
 * so it is there without one.
 */
export function readToday(user: SignedIn | null) {
  setTimeout(() => {
    if (!user || currentUser()?.id !== user.id) return
    if (!user.viewed_by) sendUnsent(user.id)
    if (!navigator.onLine) return
    if (hasRole('pro-artist')) void readTrainings(user.pro_artist?.id)
    if (hasRole('client')) void readOwn()
  }, pause)
}

/** Those with a session today or tomorrow. */
async function readTrainings(artistId: number | undefined) {
  if (artistId === undefined) return
  const midnight = new Date().setHours(0, 0, 0, 0)
  const span = { from: new Date(midnight).toISOString(), to: new Date(midnight + 2 * day).toISOString(), artistId }
  const answer = await readAhead(calendar.sessions, span)
  const ids = new Set(answer?.data.filter((one) => one.artist_id === artistId).map((one) => one.training_id))
  for (const id of [...ids].slice(0, 8)) {
    await readAhead(trainings.get, { id })
    await readAhead(participants.board, { id })
  }
}

async function readOwn() {
  await readAhead(vouchers.mine, {})
  const answer = await readAhead(participants.mine, {})
  for (const { training_id } of answer?.data.seats.slice(0, 4) ?? [])
    await readAhead(participants.ownSeat, { training_id })
}
