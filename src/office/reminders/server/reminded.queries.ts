import type { Db } from '#kit/server/postgres/database.ts'
import { lastDayOf } from '#kit/server/postgres/instant.ts'
import type {} from '#people/students/server/students.queries.ts'
import type {} from '#teaching/trainings/server/trainings.queries.ts'
import { linkOfHolder } from '#trade/vouchers/server/vouchers.queries.ts'

/** The participant, and the link to their sessions. */
export function remindedStudent(db: Db, participantId: number) {
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['students.user_id', 'students.first_name', 'students.email', 'students.language_name'])
    .select(['training_id', 'title', 'time_zone'])
    .where('participants.id', '=', participantId)
    .executeTakeFirstOrThrow()
}

/** A training, and whose it is. */
export function remindedArtist(db: Db, trainingId: number) {
  return db
    .selectFrom('trainings')
    .innerJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
    .select(['pro_artists.user_id', 'pro_artists.first_name', 'pro_artists.email', 'pro_artists.language_name'])
    .select('title')
    .where('trainings.id', '=', trainingId)
    .executeTakeFirstOrThrow()
}

/** A voucher, and whose it is. */
export async function remindedHolder(db: Db, voucherId: number) {
  const { valid_until, ...voucher } = await db
    .selectFrom('vouchers')
    .innerJoin('users', 'users.id', 'vouchers.holder_id')
    .select(['users.id as user_id', 'users.first_name', 'users.email', 'users.language_name'])
    .select(['kind', 'value', 'currency', 'valid_until', linkOfHolder.as('link')])
    .where('vouchers.id', '=', voucherId)
    .executeTakeFirstOrThrow()
  // What ends at midnight is valid on the day before.
  return { ...voucher, last_day: lastDayOf(valid_until) }
}
