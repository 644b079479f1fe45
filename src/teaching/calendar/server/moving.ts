import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { lockRow } from '#kit/server/revisions/revisions.ts'
import { mayMoveSession } from '#teaching/calendar/contract/calendar.flow.ts'
import { trainingFields } from '#teaching/trainings/contract/trainings.fields.ts'
import type { PlannedSession } from '#teaching/trainings/contract/trainings.place.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { type Draft, editTraining } from '#teaching/trainings/server/edits/training-edits.steps.ts'
import { trainingDetails } from '#teaching/trainings/server/training-details.queries.ts'

type Moved = Omit<PlannedSession, 'id'> & {
  overlap_reason: string | null
  is_overlap_meant?: boolean
  revision?: number | undefined
}

/** Moves one session: an edit of its training like any other, with all that follows from one. */
export async function moveSession(
  ctx: Context,
  trainingId: number,
  sessionId: number,
  moved: Moved,
): Promise<Training & { former_overlap_reason: string | null }> {
  const { overlap_reason, is_overlap_meant = false, revision, ...time } = moved
  await lockRow(ctx.db, 'trainings', trainingId)
  const training = found(await trainingDetails(ctx, trainingId))
  const { ends_at } = found(training.sessions.find(({ id }) => id === sessionId))
  const isMovable = mayMoveSession(ctx.user, { ...training, ends_at }, ctx.now.getTime())
  if (!isMovable && Date.parse(ends_at) <= ctx.now.getTime()) fail('session_over')
  const sessions = training.sessions.map(({ id, day, from, to }) =>
    id === sessionId ? { id, ...time } : { id, day, from, to },
  )
  const after = await editTraining(ctx, trainingId, {
    ...draftOf(training),
    ...{ sessions, overlap_reason, is_overlap_meant, revision },
  })
  return { ...after, former_overlap_reason: training.overlap_reason }
}

/** What is typed about a training, as it is. */
export function draftOf(training: Training) {
  const typed = [...trainingFields.names(), 'time_zone', 'venue'] as const
  return Object.fromEntries(typed.map((field) => [field, training[field as keyof Training]])) as Omit<
    Draft,
    'sessions' | 'overlap_reason'
  >
}
