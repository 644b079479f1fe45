import { sql } from 'kysely'
import type { DelaySimulation } from '#academy/settings/contract/settings.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Parts } from '#kit/server/http/registered-parts.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { scheduledVouchers } from './vouchers.queries.ts'

/** What another delay would mean: nothing for vouchers that were issued, and for coming ones what it would have meant for those of a year. */
async function simulate(ctx: Pick<Context, 'db' | 'now'>, days: number): Promise<DelaySimulation> {
  const { db, now } = ctx
  const scheduled = await countScheduled(ctx)
  const { rows } = await sql<DelaySimulation['year']>`
    with year as (
      select id, source, valid_until, issued_at + ${days}::int * interval '1 day' as first_day from vouchers
      where issued_at > ${now}::timestamptz - interval '12 months' and taken_back_at is null
    )
    select count(*)::int as issued, count(*) filter (where first_day > ${now})::int as waiting,
      -- What the portal gives for a review holds half a year from its first day, whenever that is.
      count(*) filter (where source <> 'REVIEW' and first_day >= valid_until)::int as never_usable,
      (
        select count(*)::int from voucher_entries join year used on used.id = voucher_id
        where kind = 'USE' and made_at < used.first_day
      ) as early_uses
    from year
  `.execute(db)
  return { scheduled, usable_from: shift(now, { days }), year: rows[0] as DelaySimulation['year'] }
}

async function countScheduled({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const { count } = await scheduledVouchers(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const delayedVouchers: Parts['delayedVouchers'] = { countScheduled, simulate }
