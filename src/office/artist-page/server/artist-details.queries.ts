import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Parts } from '#kit/server/http/registered-parts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import {
  artistRows,
  documentsAt,
  hasOpenUpgrade,
  nameOfOffice,
  typedColumns,
} from '#network/artists/server/artists.queries.ts'
import { withPictures } from '#network/artists/server/files/past-avatars.queries.ts'
import { conversationsOf } from '#network/conversations/server/conversations.queries.ts'
import { waitingAdditional } from '#network/responsibilities/server/additional-responsibilities.queries.ts'
import { portfolioFor } from '#reputation/portfolio/server/portfolio.queries.ts'
import { packagesFor, reviewsOf, trainingsFor, vouchersFor } from './artist-work.queries.ts'

/** Everything that the screen of one artist shows, in one query. */
export const artistDetails: Parts['artistDetails'] = async ({ db, user: reader, now }, artists, id) => {
  const artist = await artistRows(artists)
    .select((eb) => [
      'pro_artists.user_id',
      ...typedColumns(artistFields.beyondRows()),
      documentsAt(sql`'/api/proartist/' || pro_artists.id || '/documents/'`).as('documents'),
      jsonArrayFrom(
        eb
          .selectFrom('pro_artist_history')
          .leftJoin('users', 'users.id', 'pro_artist_history.user_id')
          .select([
            'pro_artist_history.id',
            'event',
            'from_status as from',
            'to_status as to',
            nameOfOffice.as('by'),
            'at',
            'comment',
            'fields',
            'changes',
            sql<
              ProArtist['history'][number]['review']
            >`case when is_review_wanted then json_build_object('at', reviewed_at, 'by', (
              select ${fullNameIn()} from users reviewer where reviewer.id = reviewed_by
            )) end`.as('review'),
          ])
          .whereRef('pro_artist_id', '=', 'pro_artists.id')
          .orderBy('pro_artist_history.id', 'desc'),
      ).as('history'),
      sql<string | null>`(select expires_at from pro_artist_links where pro_artist_id = pro_artists.id)`.as(
        'link_expires_at',
      ),
      conversationsOf(db, reader).as('conversations'),
      waitingOf(db, reader).as('waiting'),
      'trainings_completed',
      'approved_portfolio_items',
      trainingsFor(reader).as('trainings'),
      reviewsOf(db).as('reviews'),
      packagesFor(reader).as('packages'),
      portfolioFor(reader).as('portfolio'),
      vouchersFor(reader, now).as('vouchers'),
    ])
    .where('pro_artists.id', '=', id)
    .executeTakeFirst()
  if (!artist) return undefined
  const whole = { ...artist, history: artist.history.map((entry) => withPictures(id, entry)) } as typeof artist &
    ProArtist
  return artist.user_id === reader.id ? forThemselves(whole) : whole
}

function waitingOf(db: Db, reader: User): RawBuilder<ProArtist['waiting']> {
  const seesUpgrades = hasPermission(reader, 'can-view-status-upgrades')
  const responsibilities = waitingAdditional(db, reader)
    .whereRef('pro_artist_id', '=', 'pro_artists.id' as never)
    .select(sql`count(*)`.as('count'))
  return sql`json_build_object(
    'upgrades', (${sql.lit(seesUpgrades)} and ${hasOpenUpgrade})::int,
    'responsibilities', (${responsibilities})
  )`
}

/** An artist reads what happened, but neither the office's notes nor who of the office it was. */
function forThemselves(artist: ProArtist): ProArtist {
  const history = artist.history.map((entry) => ({
    ...entry,
    by: null,
    review: entry.review && { ...entry.review, by: null },
    changes: entry.changes.filter(({ field }) => field !== 'internal_note'),
  }))
  return {
    ...artist,
    internal_note: null,
    history: history.filter(({ event, changes }) => event !== 'edited' || changes.length > 0),
  }
}
