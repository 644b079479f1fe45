import { sql } from 'kysely'
import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { dataFields } from '#network/artists/contract/artists.form.ts'
import {
  type Artists,
  documentsAt,
  everyArtist,
  hasChangesToReview,
  levelOrNull,
  pictureOrNull,
  typedColumns,
} from '#network/artists/server/artists.queries.ts'
import { conversationsOf } from '#network/conversations/server/conversations.queries.ts'
import type { Profile } from '#network/profile/contract/profile.ts'

/** The reader's own row, if they are an artist. */
export function ownArtist(db: Db, user: User): Artists {
  return everyArtist(db).where('pro_artists.user_id', '=', user.id)
}

/** Everything that an artist's own screen shows, in one query. */
export function ownProfile(db: Db, user: User): Promise<Profile | undefined> {
  return ownArtist(db, user)
    .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
    .select([
      'pro_artists.id',
      ...typedColumns(artistFields.names('profile')),
      'email',
      'language_name',
      'pro_artists.revision',
      levelOrNull.as('level'),
      pictureOrNull.as('avatar_url'),
      documentsAt(sql`'/api/proartist/' || pro_artists.id || '/documents/'`).as('documents'),
      hasChangesToReview.as('has_changes_to_review'),
      conversationsOf(db, user).as('conversations'),
    ])
    .executeTakeFirst()
}

/**
 * The fields that the artist may change, locked until the transaction ends: of two concurrent edits, the second is
 * refused.
 */
export function lockProfile(db: Db, id: number) {
  return everyArtist(db)
    .select(['id', 'user_id', 'invitation_status', 'avatar_id', 'revision', ...dataFields])
    .select(hasChangesToReview.as('has_changes_to_review'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
