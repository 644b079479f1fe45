import { sql } from 'kysely'
import type { Actor } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import { endSessionsOf } from '#kit/server/session/session.ts'
import { setActivation } from '#network/artists/server/artists.steps.ts'
import { type Cause, isFirm, undoDays } from '#office/personal-data/contract/erasures.ts'
import { setUserBlocked } from '#people/session/server/user-rows.steps.ts'
import { setStudentStatus } from '#people/students/server/students.steps.ts'
import { renewProfilesOf } from '#reputation/public-profiles/server/public-profiles.steps.ts'
import { obstaclesTo } from './erasure/erasure-obstacles.ts'
import { forgetErasure } from './erasure/repeated-erasures.ts'
import { pendingErasures } from './erasures.queries.ts'
import type { Person } from './person.ts'

/** In a request, or of the portal itself. */

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** People stand here by their numbers. `token` is for the mail alone. */
    'erasure.requested': { cause: Cause; token: string }
    /** Another link to withdraw it, since the person's email was corrected. */
    'erasure.linkSent': { cause: Cause; token: string }
    'erasure.withdrawn': { cause: Cause }
    'erasure.held': { cause: Cause }
    'erasure.done': { cause: Cause }
  }
}

type Request = {
  cause: Cause
  /** The office confirms that an obstacle is settled; one that has to be settled in the portal remains. */
  isSettled?: boolean
  /** One that a restored backup does not know is due at once. What has to be settled in the portal holds it up then, as any other. */
  repeated?: { key?: string }
}

/**
 * From now on nobody signs in to the account, and what was public of the person is hidden; in seven days they are erased. Until then
 * nothing else is different, so that a withdrawal leaves everything as it was.
 */
export async function requestErasure(
  ctx: Actor,
  person: Person,
  { cause, isSettled = false, repeated }: Request,
): Promise<number> {
  const { db, now, user } = ctx
  const before = await lockPerson(db, person)
  if (await pendingErasures(db, person).select('erasures.id').executeTakeFirst()) fail('erasure_pending')
  const obstacles = repeated ? [] : await obstaclesTo(db, person)
  if (obstacles.some(({ kind }) => isFirm(kind) || !isSettled)) fail('erasure_obstacles')
  const token = randomToken()
  const { id } = await db
    .insertInto('erasures')
    .values({
      ...{ user_id: person.user, artist_id: person.artist, student_id: person.student, cause },
      ...before,
      ...(repeated?.key && { key: repeated.key }),
      requested_by: user?.id ?? null,
      requested_at: now,
      due_at: repeated ? now : shift(now, { days: undoDays }),
      undo_hash: hashToken(token),
      is_settled: isSettled || repeated !== undefined,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shutOut(db, person)
  await ctx.record('erasure.requested', id, { cause, token })
  return id
}

/** The link that was mailed ends, and another is mailed. */
export async function replaceUndoLink(ctx: Actor, person: Pick<Person, 'user' | 'artist'>): Promise<void> {
  const token = randomToken()
  const pending = await ctx.db
    .updateTable('erasures')
    .set({ undo_hash: hashToken(token) })
    .where('id', 'in', pendingErasures(ctx.db, person).select('erasures.id'))
    .returning(['id', 'cause'])
    .executeTakeFirst()
  if (pending) await ctx.record('erasure.linkSent', pending.id, { cause: pending.cause, token })
}

/** Everything is as before the request. */
export async function withdrawErasure(ctx: Actor, id: number): Promise<void> {
  const { db } = ctx
  const erasure = await lockErasure(db, id)
  if (!erasure || erasure.done_at) fail('erasure_over')
  const { user_id, artist_id, student_id, cause, key } = erasure
  const { was_blocked: is_blocked, was_enabled, was_active } = erasure
  if (user_id) await setUserBlocked(db, user_id, is_blocked)
  if (student_id && was_active) await setStudentStatus(db, student_id, 'ACTIVE')
  if (student_id) await renewProfilesOf(db, student_id)
  if (artist_id && was_enabled) await setActivation(db, artist_id, 1)
  await ctx.record('erasure.withdrawn', id, { cause })
  await db.deleteFrom('erasures').where('id', '=', id).execute()
  // Of an attempt to erase that failed at its very end.
  await forgetErasure(ctx.storage, key)
}

/** Nobody else changes what was so before; of two at once the second finds what the first did. */
export function lockErasure(db: Db, id: number) {
  return db.selectFrom('erasures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Before = { made_at: string; was_blocked: boolean; was_enabled: boolean; was_active: boolean }

/**
 * Locks the account, or the applicant without one, and returns their state. Of two owners who request their erasure at
 * once the second waits here.
 */
async function lockPerson(db: Db, { user, artist, student }: Person): Promise<Before> {
  await sql`select from roles where name = 'super-admin' for no key update`.execute(db)
  await sql`select from users where id = ${user} for update`.execute(db)
  await sql`select from pro_artists where id = ${artist} for update`.execute(db)
  const { rows } = await sql<Before>`select
    coalesce((select created_at from users where id = ${user}), (select applied_at from pro_artists where id = ${artist})) as made_at,
    coalesce((select is_blocked from users where id = ${user}), false) as was_blocked,
    coalesce((select activation_status = 1 from pro_artists where id = ${artist}), false) as was_enabled,
    coalesce((select status = 'ACTIVE' from students where id = ${student}), false) as was_active
  `.execute(db)
  return rows[0] as Before
}

async function shutOut(db: Db, { user, artist, student }: Person): Promise<void> {
  if (user) {
    await setUserBlocked(db, user, true)
    await endSessionsOf(db, user)
  }
  if (student) await setStudentStatus(db, student, 'BLOCKED')
  if (student) await renewProfilesOf(db, student)
  if (artist) await setActivation(db, artist, 0)
}
