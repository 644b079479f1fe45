import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { mostAlerts, type TrainingAlert } from '#teaching/open-trainings/contract/open-trainings.ts'
import { requireStudent } from './open-trainings.steps.ts'
import { alertColumns } from './training-alerts.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'trainingAlert.added': { student_id: number }
    'trainingAlert.removed': { student_id: number }
  }
}

/** Stores an alert of the reader's; the same one twice is one. */
export async function addAlert(ctx: Context, wanted: Omit<TrainingAlert, 'id'>): Promise<TrainingAlert> {
  const { db, now } = ctx
  const student_id = await requireStudent(ctx)
  // Two at once count one after the other.
  await db.selectFrom('students').select('id').where('id', '=', student_id).forNoKeyUpdate().execute()
  const own = await db.selectFrom('training_alerts').select(alertColumns).where('student_id', '=', student_id).execute()
  const same = own.find(
    (one) =>
      one.technique === wanted.technique &&
      one.kind === wanted.kind &&
      one.language === wanted.language &&
      one.near === wanted.near,
  )
  if (same) return same
  if (own.length >= mostAlerts) fail('too_many_alerts', { most: mostAlerts })
  const added = await db
    .insertInto('training_alerts')
    .values({ ...wanted, student_id, created_at: now })
    .returning(alertColumns)
    .executeTakeFirstOrThrow()
  await ctx.record('trainingAlert.added', added.id, { student_id })
  return added
}

export async function removeAlert(ctx: Context, id: number): Promise<void> {
  const { student_id } = found(
    await ctx.db.deleteFrom('training_alerts').where('id', '=', id).returning('student_id').executeTakeFirst(),
  )
  await ctx.record('trainingAlert.removed', id, { student_id })
}
