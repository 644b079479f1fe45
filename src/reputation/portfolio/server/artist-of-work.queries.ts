import type { Db } from '#kit/server/postgres/database.ts'

/** The artist of a work, with the account that is notified. */
export function artistOf(db: Db, { artist_id }: { artist_id: number }) {
  return db
    .selectFrom('pro_artists')
    .leftJoin('users', 'users.id', 'pro_artists.user_id')
    .select([
      'pro_artists.user_id',
      'pro_artists.first_name',
      'pro_artists.last_name',
      'users.email',
      'users.language_name as language',
    ])
    .where('pro_artists.id', '=', artist_id)
    .executeTakeFirst()
}
