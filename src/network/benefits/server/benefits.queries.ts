import { type RawBuilder, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { Benefit } from '#network/benefits/contract/benefits.ts'
import { belongsTo, levelIdsOf, levelOf } from '#network/levels/server/levels.queries.ts'

/** Artists see what is active, valid today and of their level, the office everything, others nothing. Every read and write of a benefit starts here. */
export function visibleBenefits({ db, user, now }: Reader<'now'>) {
  const seesAll = hasPermission(user, 'can-edit-benefits')
  const seesOwn = hasPermission(user, 'can-view-benefits')
  return seesAll
    ? benefitRows(db, now)
    : benefitsInForce(db, now)
        .where(belongsTo('benefits', levelOf(user)))
        .$if(!seesOwn, (query) => query.where(sql<boolean>`false`))
}

export function visibleBenefit(asking: Reader<'now'>, id: number): Promise<Benefit | undefined> {
  return visibleBenefits(asking).where('id', '=', id).executeTakeFirst()
}

/** The benefits of one level, and those that the one above it adds, in the office's order. */
export async function benefitsOfLevels({ db, now }: Reader<'now'>, level: number | null, next: number | null) {
  const inForce = benefitsInForce(db, now).orderBy('position')
  const own = belongsTo('benefits', sql`${level}::integer`)
  return {
    benefits: await inForce.where(own).execute(),
    next:
      next === null ? [] : await inForce.where(sql<boolean>`not ${own}`).where(belongsTo('benefits', next)).execute(),
  }
}

/** Whether artists of the right level have it now. */
export function isInForce({ is_active, validity }: Pick<Benefit, 'is_active' | 'validity'>): boolean {
  return is_active && validity === 'VALID'
}

/** A benefit that is in force, with the accounts of the artists who have it. */
export function artistsWithBenefit({ db, now }: Pick<Context, 'db' | 'now'>, id: number) {
  const having = db
    .selectFrom('pro_artists')
    .where('user_id', 'is not', null)
    .where('invitation_status', '=', invitationStatus.COMPLETED)
    .where('activation_status', '=', 1)
    .where(belongsTo('benefits', sql.ref('pro_artists.level_id')))
    .select('user_id')
  return benefitsInForce(db, now)
    .select(sql<number[]>`array(${having})`.as('artists'))
    .where('id', '=', id)
    .executeTakeFirst()
}

export const isValidity: Record<Benefit['validity'], (today: string) => RawBuilder<boolean>> = {
  UPCOMING: (today) => sql`valid_from > ${today}::date`,
  EXPIRED: (today) => sql`valid_until < ${today}::date`,
  VALID: (today) => sql`coalesce(valid_from <= ${today}::date, true) and coalesce(valid_until >= ${today}::date, true)`,
}

function benefitsInForce(db: Db, now: Date) {
  return benefitRows(db, now)
    .where('is_active', '=', true)
    .where(isValidity.VALID(academyDay(now)))
}

function benefitRows(db: Db, now: Date) {
  const today = academyDay(now)
  const { UPCOMING, EXPIRED } = isValidity
  return db
    .selectFrom('benefits')
    .select([
      'id',
      'name',
      'description',
      'category',
      levelIdsOf('benefits').as('level_ids'),
      'valid_from',
      'valid_until',
      sql<
        Benefit['validity']
      >`case when ${UPCOMING(today)} then 'UPCOMING' when ${EXPIRED(today)} then 'EXPIRED' else 'VALID' end`.as(
        'validity',
      ),
      'link',
      'is_active',
      'created_at',
      'updated_at',
      'revision',
    ])
}
