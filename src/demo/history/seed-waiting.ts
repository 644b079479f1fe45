import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import type {} from '#teaching/participants/server/waiting-list/waiting-list.queries.ts'

/** Two wait for a training whose last seats are offered to those before them; and the demo's own student has an offer. */
export async function enterWaiting(db: Db, now: Date): Promise<void> {
  for (const { id, free, language } of await trainingsAhead(db, now)) {
    const isPolish = language === 'pl'
    const students = await othersThan(db, id)
      .where('language_name', '=', isPolish ? 'pl' : 'en-US')
      .limit(isPolish ? free + 2 : 1)
      .execute()
    const rows = students.map((student, place) => ({
      training_id: id,
      student_id: student.id,
      is_paid_otherwise: true,
      joined_at: shift(now, { days: -6, hours: place }),
      ...(place < free
        ? {
            status: 'OFFERED' as const,
            offer_ends_at: shift(now, { hours: 40 }),
            token_hash: hashToken(randomToken()),
          }
        : { status: 'WAITING' as const }),
    }))
    if (rows.length > 0) await db.insertInto('waiting_students').values(rows).execute()
  }
}

/** The next one that is held in each language, among those that the demo's own student does not go to. */
function trainingsAhead(db: Db, now: Date) {
  const own = db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'student_id')
    .select('training_id')
    .where('email', '=', 'student@atelier.test')
  return db
    .selectFrom('trainings')
    .distinctOn('language')
    .select(({ eb }) => ['id', 'language', eb('seats_max', '-', eb.ref('seats_taken')).as('free')])
    .where('state', '=', 'PUBLISHED')
    .where('starts_at', '>', shift(now, { days: 2 }))
    .where('id', 'not in', own)
    .orderBy('language')
    .orderBy('starts_at')
    .execute()
}

/** The demo's own student comes first. */
function othersThan(db: Db, trainingId: number) {
  const there = db.selectFrom('participants').select('student_id').where('training_id', '=', trainingId)
  return db
    .selectFrom('students')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('id', 'not in', there)
    .orderBy('id')
}
