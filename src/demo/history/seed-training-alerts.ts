import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type {} from '#teaching/open-trainings/server/training-alerts.queries.ts'

const nothing = { technique: null, kind: null, language: null, near: null }

/** The demo's own student has alerts for trainings near Kraków, and for any about lips; others have alerts for what they look for. */
export async function enterTrainingAlerts(db: Db, now: Date): Promise<void> {
  const { id } = await db
    .selectFrom('students')
    .select('id')
    .where('email', '=', 'student@atelier.test')
    .executeTakeFirstOrThrow()
  const others = await db
    .selectFrom('students')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('language_name', '=', 'pl')
    .where('id', '!=', id)
    .orderBy('id')
    .offset(20)
    .limit(3)
    .execute()
  const wanted = [
    { near: 'Sopot', technique: 'LIPS' },
    { kind: 'INDIVIDUAL' },
    { near: 'Wrocław' },
    { technique: 'EYELINER', kind: 'GROUP', language: 'pl' },
  ] as const
  await db
    .insertInto('training_alerts')
    .values([
      { ...nothing, student_id: id, near: 'Kraków', created_at: shift(now, { days: -40 }) },
      { ...nothing, student_id: id, technique: 'LIPS', created_at: shift(now, { days: -12 }) },
      ...wanted.map((one, place) => ({
        ...{ ...nothing, ...one },
        student_id: others[place % others.length]?.id as number,
        created_at: shift(now, { days: -30 + 6 * place }),
      })),
    ])
    .execute()
}
