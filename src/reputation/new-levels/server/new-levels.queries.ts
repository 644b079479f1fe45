import type { User } from '#kit/contract/session.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { benefitsOfLevels } from '#network/benefits/server/benefits.queries.ts'
import { ownArtist } from '#network/profile/server/profile.queries.ts'
import { responsibilitiesOfLevels } from '#network/responsibilities/server/responsibilities.queries.ts'
import type { NewLevel, Place } from '#reputation/new-levels/contract/new-levels.ts'

/** Artists see their own. Every read and write of one starts here. */
export function visibleNewLevels(db: Db, user: User) {
  return ownArtist(db, user).innerJoin('new_levels', 'new_levels.pro_artist_id', 'pro_artists.id')
}

/** The artist is still on that level. */
function latestNewLevels(db: Db, user: User) {
  return visibleNewLevels(db, user)
    .whereRef('new_levels.level_id', '=', 'pro_artists.level_id')
    .orderBy('new_levels.id', 'desc')
    .limit(1)
}

/** The number of the one with which the reader's dashboard begins: for the artist alone, and not for the owner who looks at it. */
export async function openNewLevel(db: Db, user: User): Promise<number | null> {
  if (user.viewed_by) return null
  const open = await latestNewLevels(db, user).where('closed_at', 'is', null).select('new_levels.id').executeTakeFirst()
  return open?.id ?? null
}

export async function latestNewLevel({ db, user, now }: Reader<'now'>): Promise<NewLevel | null> {
  const latest = await latestNewLevels(db, user)
    .innerJoin('levels', 'levels.id', 'new_levels.level_id')
    .select([
      'new_levels.id',
      'new_levels.level_id',
      'former_level_id',
      'code',
      'levels.name',
      'reached_at',
      'closed_at',
    ])
    .executeTakeFirst()
  if (!latest) return null
  const { id, level_id, former_level_id, code, name, reached_at, closed_at } = latest
  const benefits = await benefitsOfLevels({ db, user, now }, former_level_id, level_id)
  const responsibilities = await responsibilitiesOfLevels(db, former_level_id, level_id)
  return {
    ...{ id, reached_at, closed_at, level: { id: level_id, code, name }, ...(await placeOf(db, level_id)) },
    benefits: benefits.next.map(named),
    responsibilities: responsibilities.next.map(named),
  }
}

/** Where a level is on the ladder. */
export async function placeOf(db: Db, levelId: number): Promise<Place> {
  const ladder = await db.selectFrom('levels').select('id').orderBy('position').execute()
  return { rung: ladder.findIndex(({ id }) => id === levelId), rungs: ladder.length }
}

const named = ({ id, name }: NewLevel['benefits'][number]) => ({ id, name })
