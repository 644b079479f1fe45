import { sql } from 'kysely'
import { artistFields } from '#contract/artists/artists.fields.ts'
import { dataFields } from '#contract/artists/artists.form.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { User } from '#contract/session/session.ts'
import {
  type Artists,
  documentsAt,
  everyArtist,
  hasChangesToReview,
  levelOrNull,
  pictureOrNull,
  typedColumns,
} from '#server/artists/artists.queries.ts'
import { conversationsOf } from '#server/conversations/conversations.queries.ts'
import type { Db } from '#server/kit/postgres/database.ts'

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

/** What the artist may change, as it stands, locked until the transaction ends: of two who save at once, the second is told. */
export function lockProfile(db: Db, id: number) {
  return everyArtist(db)
    .select(['id', 'user_id', 'invitation_status', 'avatar_id', 'revision', ...dataFields])
    .select(hasChangesToReview.as('has_changes_to_review'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
