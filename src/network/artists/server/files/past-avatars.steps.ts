import type { Db } from '#kit/server/postgres/database.ts'

/** Keeps a picture that another has replaced. */
export async function keepReplaced(db: Db, artistId: number, fileId: number, now: Date): Promise<void> {
  await db
    .insertInto('replaced_avatars')
    .values({ file_id: fileId, pro_artist_id: artistId, replaced_at: now })
    .execute()
}
