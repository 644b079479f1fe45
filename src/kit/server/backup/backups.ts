import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'

/** Stores and reads the outcome of the last backup. */

/** In hours, above which somebody is warned: a day, and two for the making of it. */
export const oldestBackup = 26

/** For how long it is known what became of a backup. */
const daysOfHistory = 400

export type LastBackup = {
  /** When the last one was restored to see that it can be; null: none ever was. */
  verified_at: string | null
  /** Since then the last attempt failed, and why. */
  failed_at: string | null
  problem: string | null
}

/** Null where no backup was ever made. */
export async function lastBackup(db: Db): Promise<LastBackup | null> {
  const last = await db.selectFrom('backups').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!last) return null
  const verified = await db
    .selectFrom('backups')
    .select((eb) => eb.fn.max('verified_at').as('at'))
    .executeTakeFirst()
  return {
    verified_at: verified?.at ?? null,
    failed_at: last.problem === null ? null : last.started_at,
    problem: last.problem,
  }
}

type Outcome = { name: string; place: string; started_at: string; verified_at: string | null; problem: string | null }

export async function recordBackup(db: Db, outcome: Outcome): Promise<void> {
  await db.insertInto('backups').values(outcome).execute()
  await db
    .deleteFrom('backups')
    .where('started_at', '<', shift(new Date(outcome.started_at), { days: -daysOfHistory }))
    .execute()
}
