import { hasRole } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Context } from '#kit/server/http/context.ts'
import { noDay, type Steps } from '#kit/server/http/feature.ts'
import { openStates } from '#teaching/trainings/contract/trainings.flow.ts'
import { ownParticipants } from '../participants.queries.ts'
import { ownOpenWaiting } from '../waiting-list/waiting-list.queries.ts'

const isFor = (user: User) => hasRole(user, 'client')

/** Seats that are held for a student until they answer. */
export const waitingSteps: Steps = {
  seatOffered: {
    isFor,
    rows: (ctx) =>
      ownOpenWaiting(ctx)
        .innerJoin('trainings', 'trainings.id', 'waiting_students.training_id')
        .select(['waiting_students.training_id as id', 'title', 'offer_ends_at as at', noDay])
        .where('waiting_students.status', '=', 'OFFERED')
        .where('offer_ends_at', '>', ctx.now.toISOString()),
  },
}

/** Seats that students have not confirmed, or not paid. */
export const seatSteps: Steps = {
  seatToConfirm: {
    isFor,
    rows: (ctx) =>
      ownSeats(ctx)
        .where('participants.status', '=', 'REGISTERED')
        .where('trainings.state', 'in', openStates)
        .where('trainings.starts_at', '>', ctx.now.toISOString()),
  },
  seatUnpaid: {
    isFor,
    rows: (ctx) => ownSeats(ctx).where('participants.due', '>', 0).where('participants.status', '!=', 'CANCELLED'),
  },
}

function ownSeats(ctx: Context) {
  return ownParticipants(ctx)
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['participants.training_id as id', 'title', 'trainings.starts_at as at', noDay])
}
