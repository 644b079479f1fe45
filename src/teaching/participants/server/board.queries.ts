import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import { inPolishOrder } from '#kit/server/postgres/full-name.ts'
import { cancelsFreeUntil, hasBegun, takesSeats } from '#teaching/participants/contract/participants.flow.ts'
import type { Board } from '#teaching/participants/contract/participants.ts'
import { whyNoOffer } from '#teaching/participants/contract/waiting-list.flow.ts'
import { participantRows, sessions } from './participants.queries.ts'
import { queueOf, waitingFor } from './waiting-list/waiting-list.queries.ts'

/** All about who takes part in a training, and who waits to. */
export async function boardOf({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<Board> {
  const { starts_at, ends_at, ...training } = await db
    .selectFrom('trainings')
    .select(['state', 'time_zone', 'starts_at', 'ends_at', 'seats_max', 'seats_taken', sessions.as('sessions')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const participants = await participantRows(db)
    .where('training_id', '=', id)
    .orderBy(sql`participants.status = 'CANCELLED'`)
    .orderBy(inPolishOrder('students.last_name'))
    .orderBy(inPolishOrder('students.first_name'))
    .orderBy('participants.id')
    .execute()
  const times = { state: training.state, starts_at, ends_at }
  return {
    training_id: id,
    ...training,
    has_begun: hasBegun(times, now),
    takes_seats: takesSeats(times, now),
    cancels_free_until: starts_at && cancelsFreeUntil(starts_at, null),
    participants,
    waiting: await waitingFor(db, id),
    no_offer: whyNoOffer({ ...training, ...times }, await queueOf(db, { id, starts_at }), now),
  }
}
