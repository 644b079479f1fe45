import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { trainingsAhead } from '#teaching/trainings/server/trainings.queries.ts'

/** A pro artist's own level and since when they belong. */
export async function ownStanding(db: Db, user: User) {
  if (!user.pro_artist) return null
  const row = await db
    .selectFrom('pro_artists')
    .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
    .select(['pro_artists.id', 'levels.code', 'levels.name', 'invitation_status', 'status_changed_at'])
    .where('pro_artists.id', '=', user.pro_artist.id)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    level: row.code && row.name ? { code: row.code, name: row.name } : null,
    completed_at: row.invitation_status === invitationStatus.COMPLETED ? row.status_changed_at : null,
  }
}

const noTrainings = { trainingsAverageRating: null, trainingsFinished: null, trainingsPending: null }

/** How a pro artist's own trainings stand, under the names that the specification gives. */
export async function ownTrainings(db: Db, user: User, now: Date) {
  if (!user.pro_artist) return noTrainings
  const { id } = user.pro_artist
  return db
    .selectFrom('pro_artists')
    .select((eb) => [
      'average_rating as trainingsAverageRating',
      'trainings_completed as trainingsFinished',
      trainingsAhead(db, id, now)
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('trainingsPending'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
