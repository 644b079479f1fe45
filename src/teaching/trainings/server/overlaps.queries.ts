import { sql } from 'kysely'
import type { Period } from '#kit/contract/values/time-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { sessionIn } from '#kit/server/language/session-in.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { wallClockOf } from './wall-clock.ts'

type Planned = { artistId: number; exceptTrainingId: number | null; sessions: readonly Period[] }

/** The artist's other trainings at the time of these sessions: each with the first of its sessions that is in the way. */
export async function overlappingTrainings(
  db: Db,
  { artistId, exceptTrainingId, sessions }: Planned,
): Promise<Overlap[]> {
  const { rows } = await sql<Overlap>`
    select distinct on (trainings.id) trainings.id, title, training_sessions.starts_at, training_sessions.ends_at, time_zone
    from trainings
      join training_sessions on training_sessions.training_id = trainings.id
      join jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as planned (starts_at timestamptz, ends_at timestamptz)
        on planned.starts_at < training_sessions.ends_at and planned.ends_at > training_sessions.starts_at
    where pro_artist_id = ${artistId} and trainings.id is distinct from ${exceptTrainingId}
      and state not in ('REJECTED', 'CANCELLED')
    order by trainings.id, training_sessions.starts_at
  `.execute(db)
  return rows.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
}

/** Refuses two trainings of one artist at once, with the other's name, unless a reason is given. Answers whether there are two. */
export async function requireFree(
  { db, t, language }: Pick<Context, 'db' | 't' | 'language'>,
  planned: Planned,
  reason: string | null,
): Promise<boolean> {
  // A concurrent call that plans another training of the artist waits, and then finds this one.
  await db.selectFrom('pro_artists').select('id').where('id', '=', planned.artistId).forNoKeyUpdate().execute()
  const overlaps = await overlappingTrainings(db, planned)
  const [first] = overlaps
  if (!first || reason !== null) return first !== undefined
  const when = t('trainings.when', sessionIn(language, wallClockOf(first, first.time_zone)))
  return fail('training_overlaps', { title: first.title[language], when }, { overlaps })
}
