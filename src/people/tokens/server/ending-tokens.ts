import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { claimTokenReminder } from '#kit/server/session/token-table.ts'

/** How many days before its end people are notified of it. */
const daysBefore = 7

/** Notifies the maker of each token once that it ends soon, and of one of the academy everybody who manages them. */
export async function remindOfEndingTokens(
  portal: Portal,
  listeners: AllListeners,
  signal?: AbortSignal,
): Promise<void> {
  const now = portal.clock()
  const ending = await portal.db
    .selectFrom('tokens')
    .select('id')
    .where('revoked_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('ends_on', '>=', academyDay(now))
    .where('ends_on', '<=', academyDay(new Date(shift(now, { days: daysBefore }))))
    .orderBy('id')
    .execute()
  await oneByOne(portal, ending, (db, { id }) => remind(contextAt({ ...portal, db }, listeners, now), id), signal)
}

async function remind(ctx: Actor, id: number): Promise<void> {
  const token = await claimTokenReminder(ctx.db, id, ctx.now)
  if (!token) return
  const { user_id, name, ends_on, is_of_academy } = token
  const others = is_of_academy ? await holdersOf(ctx.db, 'can-manage-tokens') : []
  const open = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [user_id, ...others])
    .where('is_blocked', '=', false)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute()
  const user_ids = open.map((person) => person.id)
  await ctx.record('token.ending', id, { name, ends_on, user_ids })
}
