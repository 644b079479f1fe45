import { mayMoveSession } from '#contract/calendar/calendar.flow.ts'
import { trainingFields } from '#contract/trainings/trainings.fields.ts'
import type { PlannedSession } from '#contract/trainings/trainings.place.ts'
import type { Training } from '#contract/trainings/trainings.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail, found } from '#server/kit/http/errors.ts'
import { lockRow } from '#server/kit/revisions/revisions.ts'
import { trainingDetails } from '../trainings/training-details.queries.ts'
import { type Draft, editTraining } from '../trainings/training-edits.steps.ts'

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
