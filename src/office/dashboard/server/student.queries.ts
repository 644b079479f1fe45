import { sql } from 'kysely'
import { hasRole } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { lastDayOf } from '#kit/server/postgres/instant.ts'
import { lastDay, openPackages, openPause } from '#trade/student-packages/server/student-packages.queries.ts'
import { usableVouchers } from '#trade/vouchers/server/vouchers.queries.ts'

/** A student's packages and vouchers, as far as they can still be used; null for other users. */
export async function ownPurchases(db: Db, user: User, now: Date) {
  if (!hasRole(user, 'client')) return null
  const vouchers = await usableVouchers(db, user, now)
    .select(['id', 'code', 'valid_until'])
    .select(sql<number>`case when kind = 'AMOUNT' then least(value, balance) else value end`.as('value'))
    // Of a percentage it is that of its budget.
    .select(sql<string | null>`case when kind = 'AMOUNT' then currency end`.as('currency'))
    .orderBy('valid_until')
    .orderBy('id')
    .execute()
  return {
    packages: await openPackages(db, user)
      .select([
        'student_packages.id',
        'student_packages.name',
        sql<number>`entries_total - entries_used`.as('entries_left'),
        lastDay.as('last_day'),
        openPause(now).as('pause'),
      ])
      .orderBy(sql`expires_at nulls last`)
      .orderBy('student_packages.id')
      .execute(),
    vouchers: vouchers.map(({ valid_until, ...voucher }) => ({ ...voucher, last_day: lastDayOf(valid_until) })),
  }
}
