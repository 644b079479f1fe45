import { type SqlBool, sql } from 'kysely'
import { hasRole } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { FirstStep } from '#office/dashboard/contract/dashboard.ts'

/** Which of their first steps a pro artist or a student has taken; null once all of them are. */
export async function firstDaysOf(db: Db, user: User) {
  const steps = user.pro_artist ? artistSteps(user.pro_artist.id) : hasRole(user, 'client') ? studentSteps(user.id) : []
  if (steps.length === 0) return null
  const found = await db.selectNoFrom(steps.map(([step, isDone]) => isDone.as(step))).executeTakeFirstOrThrow()
  const taken = steps.map(([step]) => ({ step, is_done: found[step] === true }))
  return taken.every(({ is_done }) => is_done) ? null : taken
}

type Steps = [FirstStep, ReturnType<typeof sql<SqlBool>>][]

/** What the form behind the link did not ask for, or the office let pass. */
function artistSteps(id: number): Steps {
  return [
    ['profile', sql`exists (select from pro_artists where id = ${id} and avatar_id is not null and bio is not null)`],
    ['documents', sql`exists (select from pro_artist_documents where pro_artist_id = ${id})`],
    ['message', hasWritten(sql`pro_artist_id = ${id}`)],
  ]
}

function studentSteps(userId: number): Steps {
  return [
    [
      'profile',
      sql`exists (select from students where user_id = ${userId} and phone is not null and country_id is not null)`,
    ],
    ['message', hasWritten(sql`student_id in (select id from students where user_id = ${userId})`)],
  ]
}

function hasWritten(isTheirs: ReturnType<typeof sql>) {
  return sql<SqlBool>`exists (
    select from conversations join messages on conversation_id = conversations.id where ${isTheirs} and not is_from_office
  )`
}
