import { sql } from 'kysely'
import { hasPermission, permissions } from '#contract/kit/permissions.ts'
import type { Bilingual } from '#contract/kit/text.ts'
import type { Level, Requirement } from '#contract/levels.ts'
import type { User } from '#contract/session.ts'
import type { Db, Generated, Json } from '#server/kit/database.ts'
import { failFields } from '#server/kit/errors.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    levels: {
      id: Generated<number>
      code: string
      name: Json<Bilingual>
      position: Generated<number>
      requirements: Json<Requirement[]>
    }
  }
}

/** The ladder, the lowest first: everybody who signed in may see it, the number of artists whoever may see all of those. */
export function ladder(db: Db, user: User): Promise<Level[]> {
  const seesArtists = hasPermission(user, permissions.CAN_VIEW_ALL_PRO_ARTISTS)
  return db
    .selectFrom('levels')
    .select([
      'id',
      'code',
      'name',
      'position',
      inForce.as('requirements'),
      seesArtists
        ? sql<number | null>`(select count(*) from pro_artists where level_id = levels.id)`.as('artists_count')
        : sql<number | null>`null`.as('artists_count'),
    ])
    .orderBy('position')
    .execute()
}

/** The artist's own level and the one above it; both null for whoever is no artist, or has no level yet. */
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

/** For a form that names levels: a 422 on `level_ids` where one is gone. */
export async function requireLevels(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const known = await db.selectFrom('levels').select('id').where('id', 'in', ids).execute()
  if (known.length < new Set(ids).size) failFields({ level_ids: 'level_unknown' })
}

/** What the lowest level asked for while it stood higher is kept for the day when it does again. */
const inForce = sql<Requirement[]>`
  case when position = (select min(position) from levels) then '[]'::jsonb else requirements end
`
