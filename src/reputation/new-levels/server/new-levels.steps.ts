import type { Db } from '#kit/server/postgres/database.ts'

type Reached = { artistId: number; levelId: number; formerId: number | null }

/** The artist's dashboard begins with it until they close it. */
export async function noteNewLevel(db: Db, { artistId, levelId, formerId }: Reached, now: Date): Promise<void> {
  await db
    .insertInto('new_levels')
    .values({ pro_artist_id: artistId, level_id: levelId, former_level_id: formerId, reached_at: now, closed_at: null })
    .execute()
}

/** An artist's open ones, the given one and all before it. What is closed stays as it is. */
export async function closeNewLevels(db: Db, artistId: number, now: Date, last?: number): Promise<void> {
  await db
    .updateTable('new_levels')
    .set({ closed_at: now })
    .where('pro_artist_id', '=', artistId)
    .where('closed_at', 'is', null)
    .$if(last !== undefined, (open) => open.where('id', '<=', last ?? 0))
    .execute()
}
