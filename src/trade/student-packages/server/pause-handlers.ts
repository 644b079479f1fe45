import { sql } from 'kysely'
import { academyDay, academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Context, Handlers } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { daysIn, longestPause } from '#trade/student-packages/contract/student-packages.flow.ts'
import type { SoldDetails, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { answer, change, lockFor, subject } from './sold-changes.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'studentPackage.paused': { before: object; after: object; starts_on: string; ends_on: string; reason: string }
    'studentPackage.resumed': { before: object; after: object }
  }
}

/** A package may rest. Its expiry moves by the days of the pause, and back by those that a pause ended early. */
export const pauseHandlers = {
  pause: {
    subject,
    handle: async (ctx, { id, revision, starts_on, ends_on, reason }) => {
      const { db, now, record } = ctx
      const sold = await lockFor(ctx, id, 'pause')
      if (starts_on < academyDay(now)) failFields({ starts_on: 'pause_past' })
      if (starts_on > (sold.last_day as string)) failFields({ starts_on: 'pause_expired' })
      if (ends_on < starts_on) failFields({ ends_on: 'pause_order' })
      if (daysIn(starts_on, ends_on) > longestPause) failFields({ ends_on: 'pause_long' })
      // One that somebody entered as never ending: a year later its last day would have five digits.
      if ((sold.last_day as string) >= '9998') failFields({ ends_on: 'too_far' })
      await requireNoTraining(ctx, id, starts_on, ends_on)
      const changed = await moveExpiry(ctx, sold, daysIn(starts_on, ends_on), revision)
      await db
        .insertInto('student_package_pauses')
        .values({ student_package_id: id, starts_on, ends_on, reason, created_at: now })
        .execute()
      await record('studentPackage.paused', id, { ...changed, starts_on, ends_on, reason })
      return answer(ctx, id)
    },
  },

  resume: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const { db, now, record } = ctx
      const sold = await lockFor(ctx, id, 'resume')
      const { starts_on, ends_on } = sold.pause as NonNullable<SoldDetails['pause']>
      const today = academyDay(now)
      // Of a pause that has not begun before today no day was paused.
      const hasRested = starts_on < today
      const changed = await moveExpiry(ctx, sold, -daysIn(hasRested ? today : starts_on, ends_on), revision)
      const pause = { student_package_id: id, starts_on }
      if (hasRested) await endPause(db, pause, academyDay(new Date(shift(now, { days: -1 }))))
      else await forgetPause(db, pause)
      await record('studentPackage.resumed', id, changed)
      return answer(ctx, id)
    },
  },
} satisfies Partial<Handlers<typeof studentPackages>>

/** By calendar days: the time of the day remains, even if the clocks change; and never before the promised day. */
async function moveExpiry(ctx: Context, sold: SoldDetails, days: number, revision: number | undefined) {
  const { at } = await ctx.db
    .selectNoFrom(
      sql<string>`greatest(
        ((${sold.expires_at}::timestamptz at time zone ${academyZone}) + make_interval(days => ${days}::int)) at time zone ${academyZone},
        (select promised_until from student_packages where id = ${sold.id})
      )`.as('at'),
    )
    .executeTakeFirstOrThrow()
  return change(ctx, sold, { expires_at: new Date(at).toISOString() }, revision)
}

type Pause = { student_package_id: number; starts_on: string }

async function endPause(db: Db, { student_package_id, starts_on }: Pause, ends_on: string): Promise<void> {
  await db
    .updateTable('student_package_pauses')
    .set({ ends_on })
    .where('student_package_id', '=', student_package_id)
    .where('starts_on', '=', starts_on)
    .execute()
}

async function forgetPause(db: Db, { student_package_id, starts_on }: Pause): Promise<void> {
  await db
    .deleteFrom('student_package_pauses')
    .where('student_package_id', '=', student_package_id)
    .where('starts_on', '=', starts_on)
    .execute()
}

/** Refuses a pause over days of a training that the package pays for: each is named, for the office decides it first. */
async function requireNoTraining({ db, language }: Context, id: number, starts_on: string, ends_on: string) {
  const trainings = await db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .innerJoin('training_sessions', 'training_sessions.training_id', 'trainings.id')
    .select(['trainings.id', 'title'])
    .select(({ fn }) => fn.min('training_sessions.starts_at').as('starts_at'))
    .where('student_package_id', '=', id)
    .where('participants.status', '!=', 'CANCELLED')
    .where('trainings.state', 'not in', ['COMPLETED', 'CANCELLED'])
    .where('training_sessions.starts_at', '<', midnight(ends_on, 1))
    .where('training_sessions.ends_at', '>', midnight(starts_on))
    .groupBy('trainings.id')
    .orderBy('starts_at')
    .execute()
  if (trainings.length === 0) return
  const named = trainings.map(
    ({ title, starts_at }) => `${title[language]} (${dayIn(language, academyDay(new Date(starts_at)))})`,
  )
  fail('pause_has_trainings', { trainings: new Intl.ListFormat(language).format(named) }, { trainings })
}
