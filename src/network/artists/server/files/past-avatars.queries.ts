import type { Db } from '#kit/server/postgres/database.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'

/** One of the artist's former pictures, while it is stored. */
export function pastAvatarFile(db: Db, artistId: number, fileId: number) {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', fileId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pro_artists')
        .select('avatar_id')
        .where('pro_artists.id', '=', artistId)
        .$castTo<{ avatar_id: number }>()
        .union(eb.selectFrom('replaced_avatars').select('file_id as avatar_id').where('pro_artist_id', '=', artistId)),
    )
    .executeTakeFirst()
}

/** The history names pictures by their files; who reads it gets where they are. */
export function withPictures(
  artistId: number,
  { changes, ...entry }: ProArtist['history'][number],
): ProArtist['history'][number] {
  const addressOf = (fileId: unknown) => fileId && `/api/proartist/${artistId}/avatars/${fileId}`
  return {
    ...entry,
    changes: changes.map((change) =>
      change.field === 'avatar'
        ? { ...change, before: addressOf(change.before), after: addressOf(change.after) }
        : change,
    ),
  }
}
