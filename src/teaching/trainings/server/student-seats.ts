import { sql } from 'kysely'
import type { Period } from '#kit/contract/values/time-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'

type Planned = Period & { id: number | null }

/**
 * Requires a confirmation for new times at which participants have a seat at another training: the response has how
 * many, and not who or where.
 */
export async function requireStudentsFree(
  { db }: Pick<Context, 'db'>,
  { id, seats_taken, sessions }: Training,
  planned: readonly Planned[],
  isMeant: boolean,
): Promise<void> {
  const moved = planned.filter((session) => !sessions.some((before) => isSame(before, session)))
  if (isMeant || seats_taken === 0 || moved.length === 0) return
  const { rows } = await sql<{ count: number }>`
    select count(distinct seat.student_id)::int as count
    from participants seat
      join participants elsewhere on elsewhere.student_id = seat.student_id and elsewhere.training_id <> seat.training_id
      join trainings other on other.id = elsewhere.training_id
      join training_sessions theirs on theirs.training_id = other.id
      join unnest(
        ${moved.map(({ starts_at }) => starts_at)}::timestamptz[], ${moved.map(({ ends_at }) => ends_at)}::timestamptz[]
      ) as moved (starts_at, ends_at) on moved.starts_at < theirs.ends_at and moved.ends_at > theirs.starts_at
    where seat.training_id = ${id} and seat.status <> 'CANCELLED' and elsewhere.status <> 'CANCELLED'
      and other.state not in ('REJECTED', 'CANCELLED')
  `.execute(db)
  const count = rows[0]?.count ?? 0
  if (count > 0) fail('students_overlap', { count })
}

function isSame(before: Planned, { id, starts_at, ends_at }: Planned): boolean {
  return (
    before.id === id &&
    Date.parse(before.starts_at) === Date.parse(starts_at) &&
    Date.parse(before.ends_at) === Date.parse(ends_at)
  )
}
