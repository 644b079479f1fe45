import { hasPermission } from '#kit/contract/rights.ts'
import type { Period } from '#kit/contract/values/time-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { sessionIn } from '#kit/server/language/session-in.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { allTrainingsRight, isInProgress } from '#teaching/trainings/contract/trainings.flow.ts'
import type { TrainingSession } from '#teaching/trainings/contract/trainings.place.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'

type Planned = Period & { id: number | null }
type Held = TrainingSession & { marks: number }

/**
 * Refuses to move or remove sessions that have begun or have attendance: only the office may, with a reason. Returns
 * those whose attendance becomes invalid, because they are removed or moved to the future, with the number of people
 * marked.
 */
export async function requireHeldStay(
  ctx: Context,
  training: Training,
  planned: readonly Planned[],
  reason: string | null,
): Promise<Held[]> {
  const held = (await withMarks(ctx.db, training.sessions.filter(isChangedIn(planned)))).filter(
    ({ marks, ...session }) => marks > 0 || isInProgress({ ...training, ...session }, ctx.now),
  )
  const [first] = held
  if (!first) return []
  const when = ctx.t('trainings.when', sessionIn(ctx.language, first))
  if (!hasPermission(ctx.user, allTrainingsRight)) fail('session_held', { when })
  if (reason === null) fail('held_reason_needed', { when, count: sum(held) })
  return held.filter(({ id, marks }) => {
    const after = planned.find((session) => session.id === id)
    return marks > 0 && (!after || Date.parse(after.starts_at) > ctx.now.getTime())
  })
}

export function sum(held: readonly Pick<Held, 'marks'>[]): number {
  return held.reduce((total, { marks }) => total + marks, 0)
}

function isChangedIn(planned: readonly Planned[]) {
  return ({ id, starts_at, ends_at }: TrainingSession) => {
    const after = planned.find((session) => session.id === id)
    return (
      Date.parse(after?.starts_at ?? '') !== Date.parse(starts_at) ||
      Date.parse(after?.ends_at ?? '') !== Date.parse(ends_at)
    )
  }
}

async function withMarks(db: Db, sessions: readonly TrainingSession[]): Promise<Held[]> {
  if (sessions.length === 0) return []
  const ids = sessions.map(({ id }) => id)
  const counted = await db
    .selectFrom('attendances')
    .select(({ fn }) => ['training_session_id as id', fn.countAll<number>().as('marks')])
    .where('training_session_id', 'in', ids)
    .groupBy('training_session_id')
    .execute()
  const marks = new Map(counted.map((row) => [row.id, Number(row.marks)]))
  return sessions.map((session) => ({ ...session, marks: marks.get(session.id) ?? 0 }))
}
