import { twoFactorDemand } from '#academy/settings/server/settings.queries.ts'
import { officeRoles } from '#kit/contract/permissions.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysBetween } from '#kit/contract/values/time-zone.ts'
import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.secondFactorReminded': { required_from: string }
  }
}

/** How many days before a second factor is required the office's users without one are reminded. */
const stages = [1, 7] as const

/** Reminds each of them once at each stage. Of two that are past only the later one counts. */
export async function remindOfSecondFactor(
  portal: Portal,
  listeners: AllListeners,
  signal?: AbortSignal,
): Promise<void> {
  const now = portal.clock()
  const from = await twoFactorDemand(portal.db)
  const left = from ? daysBetween(academyDay(now), from) : 0
  const stage = left > 0 ? stages.find((days) => left <= days) : undefined
  if (!from || !stage) return
  await oneByOne(
    portal,
    await unreminded(portal, from, stage),
    (db, { id }) => remind(contextAt({ ...portal, db }, listeners, now), id, from, stage),
    signal,
  )
}

function unreminded({ db }: Portal, from: string, stage: number) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'main_role_id')
    .select('users.id')
    .where('roles.name', 'in', officeRoles)
    .where('status', '=', 'ACTIVE')
    .where('second_factor', '=', 'NONE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('second_factor_reminders')
            .select('days')
            .whereRef('user_id', '=', 'users.id')
            .where('required_from', '=', from)
            .where('days', '<=', stage),
        ),
      ),
    )
    .orderBy('users.id')
    .execute()
}

async function remind(ctx: Actor, id: number, required_from: string, days: number): Promise<void> {
  const { numInsertedOrUpdatedRows: isFirst } = await ctx.db
    .insertInto('second_factor_reminders')
    .values({ user_id: id, required_from, days })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (isFirst) await ctx.record('user.secondFactorReminded', id, { required_from })
}
