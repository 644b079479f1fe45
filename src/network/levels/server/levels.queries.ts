import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ErrorCode } from '#kit/contract/errors.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { Level, Requirement } from '#network/levels/contract/levels.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    levels: { requirements: Requirement[] }
  }
}

/**
 * The ladder, the lowest first: visible to every signed-in user, the number of artists only to users who may see all of
 * those.
 */
export function ladder(db: Db, user: User): Promise<Level[]> {
  const seesArtists = hasPermission(user, 'can-view-all-pro-artists')
  return db
    .selectFrom('levels')
    .select([
      'id',
      'code',
      'name',
      'position',
      inForce.as('requirements'),
      seesArtists
        ? sql<number | null>`(
            select count(*) from pro_artists where level_id = levels.id and invitation_status = ${invitationStatus.COMPLETED}
          )`.as('artists_count')
        : sql<number | null>`null`.as('artists_count'),
      'levels.revision',
    ])
    .orderBy('position')
    .execute()
}

/** The artist's own level and the one above it; both null for other users, and for artists without a level. */
export async function ownLevels(db: Db, user: User): Promise<{ level: Level | null; next: Level | null }> {
  const own = await db
    .selectFrom('pro_artists')
    .select('level_id')
    .where('id', '=', user.pro_artist?.id ?? 0)
    .executeTakeFirst()
  const steps = await ladder(db, user)
  const index = steps.findIndex(({ id }) => id === own?.level_id)
  return { level: steps[index] ?? null, next: index < 0 ? null : (steps[index + 1] ?? null) }
}

/**
 * Records that belong to levels, with the table and the column of that relation; a record without levels belongs to
 * all.
 */
export const links = {
  benefits: { table: sql.table('benefit_levels'), column: sql.ref('benefit_id') },
  responsibilities: { table: sql.table('responsibility_levels'), column: sql.ref('responsibility_id') },
} as const
export type Levelled = keyof typeof links

/** The ids of the levels that a row is named for, in the order of the ladder. */
export function levelIdsOf(levelled: Levelled): RawBuilder<number[]> {
  const { table, column } = links[levelled]
  return sql`array(
    select level_id from ${table} join levels on levels.id = level_id
    where ${column} = ${sql.ref(`${levelled}.id`)} order by levels.position
  )`
}

/** Whether a row belongs to a level: named for it, or for none. */
export function belongsTo(levelled: Levelled, level: number | RawBuilder<number | null>): RawBuilder<SqlBool> {
  const { table, column } = links[levelled]
  const own = sql`select from ${table} where ${column} = ${sql.ref(`${levelled}.id`)}`
  return sql`(not exists (${own}) or exists (${own} and level_id = ${level}))`
}

/** The level of the user. */
export function levelOf(user: User): RawBuilder<number | null> {
  return sql`(select level_id from pro_artists where pro_artists.id = ${user.pro_artist?.id ?? 0})`
}

/** What may hang on a level, and the refusal that counts it. */
export const holders = [
  ['level_has_artists', sql`select from pro_artists where level_id = `],
  ['level_has_requests', sql`select from status_upgrade_requests where to_level_id = `],
  ['level_has_requests', sql`select from status_upgrade_requests where from_level_id = `],
  ['level_has_responsibilities', sql`select from responsibility_levels where level_id = `],
  ['level_has_benefits', sql`select from benefit_levels where level_id = `],
] as const satisfies readonly (readonly [ErrorCode, unknown])[]

/** Those on which anything hangs. */
export async function levelsInUse(db: Db): Promise<Set<number>> {
  const isHeld = holders.map(([, held]) => sql<SqlBool>`exists (${held} levels.id)`)
  const used = await db
    .selectFrom('levels')
    .select('id')
    .where((which) => which.or(isHeld))
    .execute()
  return new Set(used.map(({ id }) => id))
}

/** The requirements of the lowest level, from when it was higher, remain stored for the day when it is again. */
const inForce = sql<Requirement[]>`
  case when position = (select min(position) from levels) then '[]'::jsonb else requirements end
`
