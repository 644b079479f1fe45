import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { belongsTo, levelIdsOf, levelOf } from '#network/levels/server/levels.queries.ts'
import type { Responsibility } from '#network/responsibilities/contract/responsibilities.ts'

/** Artists see those of their level, the office all, others none. Every read and write of a responsibility starts here. */
export function visibleResponsibilities(db: Db, user: User) {
  const seesAll = hasPermission(user, 'can-edit-responsibilities')
  const seesOwn = hasPermission(user, 'can-view-responsibilities')
  return responsibilityRows(db)
    .$if(!seesAll, (query) => query.where(belongsTo('responsibilities', levelOf(user))))
    .$if(!seesAll && !seesOwn, (query) => query.where(sql<boolean>`false`))
}

export function visibleResponsibility(db: Db, user: User, id: number): Promise<Responsibility | undefined> {
  return visibleResponsibilities(db, user).where('id', '=', id).executeTakeFirst()
}

/** What one level brings with it, and what the one above it adds, in the office's order. */
export async function responsibilitiesOfLevels(db: Db, level: number | null, next: number | null) {
  const rows = responsibilityRows(db).orderBy('position')
  const own = belongsTo('responsibilities', sql`${level}::integer`)
  const isAdded = sql<boolean>`not ${own}`
  return {
    responsibilities: await rows.where(own).execute(),
    next: next === null ? [] : await rows.where(isAdded).where(belongsTo('responsibilities', next)).execute(),
  }
}

function responsibilityRows(db: Db) {
  return db
    .selectFrom('responsibilities')
    .select([
      'id',
      'name',
      'description',
      levelIdsOf('responsibilities').as('level_ids'),
      'created_at',
      'updated_at',
      'revision',
    ])
}
