import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type {} from '#teaching/open-trainings/server/training-alerts.queries.ts'

/** The demo's own student wants to hear of trainings near Kraków, and of any about lips. */
export async function enterTrainingAlerts(db: Db, now: Date): Promise<void> {
  const { id: student_id } = await db
    .selectFrom('students')
    .select('id')
    .where('email', '=', 'student@atelier.test')
    .executeTakeFirstOrThrow()
  const nothing = { student_id, technique: null, kind: null, language: null, near: null }
  await db
    .insertInto('training_alerts')
    .values([
      { ...nothing, near: 'Kraków', created_at: shift(now, { days: -40 }) },
      { ...nothing, technique: 'LIPS', created_at: shift(now, { days: -12 }) },
    ])
    .execute()
}
