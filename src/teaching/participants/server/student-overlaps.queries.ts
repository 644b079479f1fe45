import { type Expression, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import { periodIn } from '#kit/contract/values/time-zone.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import type { Overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { ledTrainings } from './participants.queries.ts'

/** Other trainings at which a student has a seat while this one is held: each with the first of its sessions that is in the way. */
export function overlapsOf(trainingId: Expression<number>, studentId: Expression<number>) {
  return sql<Overlap[]>`(
    select coalesce(json_agg(found order by found.starts_at), '[]') from (
      select distinct on (other.id) other.id, other.title, theirs.starts_at, theirs.ends_at, other.time_zone
      from participants seat
        join trainings other on other.id = seat.training_id
        join training_sessions theirs on theirs.training_id = other.id
        join training_sessions planned
          on planned.starts_at < theirs.ends_at and planned.ends_at > theirs.starts_at
      where planned.training_id = ${trainingId} and seat.student_id = ${studentId} and seat.status <> 'CANCELLED'
        and other.id <> ${trainingId} and other.state not in ('REJECTED', 'CANCELLED')
      order by other.id, theirs.starts_at
    ) found
  )`
}

/** In a request, or of the portal itself. */

type Seat = { trainingId: number; studentId: number }

export async function overlapsAt(db: Db, { trainingId, studentId }: Seat): Promise<Overlap[]> {
  const { overlaps } = await db
    .selectNoFrom(overlapsOf(sql<number>`${trainingId}`, sql<number>`${studentId}`).as('overlaps'))
    .executeTakeFirstOrThrow()
  return overlaps
}

/** Those of them that the reader may see: nobody learns of a student's other trainings who does not lead them. */
export async function shownOverlaps(ctx: Actor, overlaps: Overlap[]): Promise<Overlap[]> {
  const { user } = ctx
  if (!user || hasPermission(user, allTrainingsRight) || overlaps.length === 0) return overlaps
  const led = await ledTrainings({ ...ctx, user })
    .select('trainings.id')
    .execute()
  return overlaps.filter(({ id }) => led.some((training) => training.id === id))
}

/** Refuses two trainings of one student at once unless that is meant. */
export async function requireTime(ctx: Actor, seat: Seat, isMeant: boolean): Promise<void> {
  // Who is given another seat meanwhile waits, and is then found here.
  const student = await ctx.db
    .selectFrom('students')
    .select('user_id')
    .where('id', '=', seat.studentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const overlaps = isMeant ? [] : await overlapsAt(ctx.db, seat)
  if (overlaps.length === 0) return
  const { language, t } = ctx
  const isOwn = ctx.user?.id === student.user_id
  const shown = isOwn ? overlaps : await shownOverlaps(ctx, overlaps)
  const named = shown.map((one) => `${one.title[language]} (${periodIn(language, one, one.time_zone)})`)
  const trainings = named.length > 0 ? new Intl.ListFormat(language).format(named) : t('participants.overlap_other')
  fail('student_overlaps', { trainings }, { overlaps: shown })
}
