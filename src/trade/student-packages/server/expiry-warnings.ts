import { sql } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { notPausedOn } from './student-packages.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'studentPackage.expiryWarned': { days: number }
  }
}

/** From how many days before its last one, and down to how many, a package is warned of once. */
const stages = [
  { days: 7, until: -1 },
  { days: 30, until: 7 },
]

/** Of each stage at once; the rest an hour later. */
const mostAtOnce = 2000

/** Warns students once at each stage, however late: after a downtime, of the present stage. */
export async function warnOfExpiry(portal: Portal, listeners: AllListeners, signal?: AbortSignal): Promise<void> {
  const now = portal.clock()
  const all: { id: number; days: number }[] = []
  for (const stage of stages)
    for (const { id } of await unwarned(portal, now, stage)) all.push({ id, days: stage.days })
  const warnOne = (db: Db, { id, days }: (typeof all)[number]) =>
    warn(contextAt({ ...portal, db }, listeners, now), id, days)
  await oneByOne(portal, all, warnOne, signal)
}

/** What was sold for no longer than that was just sold: nobody has forgotten it. */
function unwarned({ db }: Portal, now: Date, { days, until }: (typeof stages)[number]) {
  const today = academyDay(now)
  return db
    .selectFrom('student_packages')
    .innerJoin('students', 'students.id', 'student_packages.student_id')
    .select('student_packages.id')
    .where('students.status', '=', 'ACTIVE')
    .where('student_packages.status', '=', 'ACTIVE')
    .whereRef('entries_used', '<', 'entries_total')
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '>', midnight(today, until + 1))
    .where('expires_at', '<=', midnight(today, days + 1))
    .where('activates_at', '<', sql<string>`expires_at - make_interval(days => ${days}::int)`)
    .where(notPausedOn(today))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('expiry_warnings')
            .select('days')
            .whereRef('student_package_id', '=', 'student_packages.id')
            .whereRef('expiry_warnings.expires_at', '=', 'student_packages.expires_at')
            .where('days', '=', days),
        ),
      ),
    )
    .orderBy('student_packages.expires_at')
    .orderBy('student_packages.id')
    .limit(mostAtOnce)
    .execute()
}

async function warn(ctx: Actor, id: number, days: number): Promise<void> {
  const { numInsertedOrUpdatedRows: isFirst } = await ctx.db
    .insertInto('expiry_warnings')
    .columns(['student_package_id', 'expires_at', 'days'])
    .expression((eb) =>
      eb
        .selectFrom('student_packages')
        .select(['id', sql<string>`expires_at`.as('expires_at'), sql<number>`${days}::int`.as('days')])
        .where('id', '=', id)
        .where('status', '=', 'ACTIVE'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (isFirst) await ctx.record('studentPackage.expiryWarned', id, { days })
}
