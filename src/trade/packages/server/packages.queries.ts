import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { moneyOf } from '#kit/server/postgres/money.ts'
import type { Package } from '#trade/packages/contract/packages.ts'

/** The office sees the catalogue, others nothing of it. Every read and write of a package starts here. */
export function visiblePackages({ db, user }: Reader) {
  return db
    .selectFrom('packages')
    .select([
      'id',
      'name',
      'description',
      'entries',
      moneyOf('price').as('price'),
      'validity_days',
      'is_active',
      soldOf.as('sold'),
      'revision',
      'created_at',
      'updated_at',
    ])
    .$if(!hasPermission(user, 'can-view-student-packages'), (query) => query.where(sql<boolean>`false`))
}

export function visiblePackage(asking: Reader, id: number): Promise<Package | undefined> {
  return visiblePackages(asking).where('id', '=', id).executeTakeFirst()
}

/** How many were sold, cancelled ones aside. */
export const soldOf = sql<number>`(
  select count(*)::int from student_packages where package_id = packages.id and status <> 'CANCELLED'
)`
