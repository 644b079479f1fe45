import { sql } from 'kysely'
import type { User } from '#kit/contract/session.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import type { TrainingSession } from '#teaching/trainings/contract/trainings.place.ts'
import type { Training, TrainingEvent } from '#teaching/trainings/contract/trainings.ts'
import { verifiedFields } from '#teaching/trainings/contract/trainings.verification.ts'
import { trainingRows } from './training-list.queries.ts'
import { type Verified, visibleTrainings } from './trainings.queries.ts'
import { wallClockOf } from './wall-clock.ts'

/** One training with everything about it, if the reader may see it. */
export function trainingDetails(ctx: Reader, id: number): Promise<Training | undefined> {
  return detailsOf(ctx, visibleTrainings(ctx), id)
}

/**
 * The same without authorization, for a user who removes the artist, or the portal itself: each training is cancelled
 * all the same.
 */
export function everyTraining(
  ctx: Pick<Context<User | null>, 'db' | 'user'>,
  id: number,
): Promise<Training | undefined> {
  return detailsOf(ctx, ctx.db.selectFrom('trainings'), id)
}

async function detailsOf(
  { user }: Pick<Context<User | null>, 'user'>,
  some: ReturnType<typeof visibleTrainings>,
  id: number,
) {
  const row = await trainingRows(some, user)
    .select([
      'trainings.description',
      'trainings.venue',
      'trainings.online_url',
      'trainings.to_bring',
      'trainings.rejection_reason',
      'trainings.cancel_reason',
      'trainings.overlap_reason',
      'trainings.verified',
      'trainings.brought_in_at',
      sessions.as('sessions'),
      history.as('history'),
    ])
    .where('trainings.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { verified, ...training } = row
  const whole = {
    ...training,
    sessions: row.sessions.map((session) => ({ ...session, ...wallClockOf(session, row.time_zone) })),
  }
  return { ...whole, differences: verified === null ? [] : changesBetween(verified, verifiedOf(whole)) }
}

/** The fields that the office checks before it accepts a training. */
export function verifiedOf(training: Pick<Training, (typeof verifiedFields)[number]>): Verified {
  const values = Object.fromEntries(verifiedFields.map((field) => [field, training[field]]))
  return { ...values, sessions: plannedOf(training.sessions) } as Verified
}

/** Sessions by the clock on the wall: what people compare. */
export function plannedOf(some: readonly Pick<TrainingSession, 'day' | 'from' | 'to'>[]): Verified['sessions'] {
  return some.map(({ day, from, to }) => ({ day, from, to }))
}

const sessions = sql<Pick<TrainingSession, 'id' | 'starts_at' | 'ends_at'>[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'starts_at', starts_at, 'ends_at', ends_at) order by starts_at, id), '[]')
  from training_sessions where training_id = trainings.id
)`

/** The latest first. */
const history = sql<TrainingEvent[]>`(
  select coalesce(json_agg(json_build_object(
    'id', training_history.id, 'event', event, 'from', from_state, 'to', to_state,
    'by', ${nameOrNullIn('users')}, 'comment', comment, 'changes', changes, 'at', at
  ) order by training_history.id desc), '[]')
  from training_history left join users on users.id = user_id
  where training_id = trainings.id
)`
