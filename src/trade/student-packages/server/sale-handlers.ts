import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Handlers } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { endOf } from '#kit/server/postgres/midnight.ts'
import { requireOfNetwork } from '#network/artists/server/network.steps.ts'
import type { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { answer } from './sold-changes.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'studentPackage.sold': { after: object }
  }
}

/** A sale as the office records it: of a package in the catalogue, at a price of its own. */
export const saleHandlers = {
  sell: async (ctx, { price, is_activated, ...draft }) => {
    const { db, now, record } = ctx
    await requireStudent(db, draft.student_id)
    if (draft.pro_artist_id !== null) await requireOfNetwork(db, draft.pro_artist_id)
    const { entries, validity_days } = await packageOnSale(db, draft.package_id)
    const { id } = await db
      .insertInto('student_packages')
      .values({
        ...draft,
        price_amount: price.amount,
        price_currency: price.currency,
        entries_total: entries,
        status: is_activated ? 'ACTIVE' : 'PENDING',
        activates_at: is_activated ? now : null,
        expires_at: is_activated ? await endOf(db, academyDay(now), validity_days) : null,
        sold_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record('studentPackage.sold', id, { after: { ...draft, price } })
    return answer(ctx, id)
  },
} satisfies Partial<Handlers<typeof studentPackages>>

async function requireStudent(db: Db, id: number): Promise<void> {
  // Nobody merges the record into another before this transaction ends.
  const student = await db.selectFrom('students').select('status').where('id', '=', id).forKeyShare().executeTakeFirst()
  if (student?.status !== 'ACTIVE') failFields({ student_id: student ? 'student_blocked' : 'student_unknown' })
}

/** The package is locked until the sale is stored: concurrent edits of the catalogue wait. */
async function packageOnSale(db: Db, id: number) {
  const offered = await db
    .selectFrom('packages')
    .select(['entries', 'validity_days', 'is_active'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return offered?.is_active ? offered : failFields({ package_id: 'package_not_on_sale' })
}
