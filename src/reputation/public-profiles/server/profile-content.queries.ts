import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { levelOrNull } from '#network/artists/server/artists.queries.ts'
import type { PortfolioImage, ShownWork } from '#reputation/portfolio/contract/portfolio.works.ts'
import { visiblePictures } from '#reputation/portfolio/server/portfolio.queries.ts'
import { removalsOf } from '#reputation/reviews/server/removals.queries.ts'
import { publicReviews, reviewFigures } from '#reputation/reviews/server/reviews.queries.ts'

export type ComingTraining = {
  id: number
  title: Bilingual
  description: Bilingual
  technique: ProArtistRow['techniques'][number]
  kind: 'GROUP' | 'INDIVIDUAL' | 'ONLINE'
  starts_at: string
  ends_at: string
  time_zone: string
  venue: { name: string; address: string; city: string; country: string } | null
  language: string
  price_amount: number
  price_currency: string
  seats_left: number
}

/** A work with the pictures that everybody may see. */
export type PublicWork = Pick<ShownWork, 'id' | 'title' | 'description' | 'technique'> & {
  images: Pick<PortfolioImage, 'id' | 'stage' | 'alt' | 'width' | 'height'>[]
}

/** More than that nobody plans, and nobody reads. */
const mostTrainings = 24

/** Published trainings that have not begun. */
const coming = (now: Date) => sql<ComingTraining[]>`(
  select coalesce(json_agg(found order by starts_at, id), '[]') from (
    select
      id, title, description, technique, kind, starts_at, ends_at, time_zone, venue, language, price_amount, price_currency,
      seats_left
    from trainings
    where pro_artist_id = pro_artists.id and state = 'PUBLISHED' and starts_at > ${now}
    order by starts_at, id
    limit ${mostTrainings}
  ) found
)`

/** Approved works, with the pictures for which the person in them has given consent. */
function worksOf(db: Db) {
  const images = visiblePictures(db, null)
    .innerJoin('files', 'files.id', 'portfolio_images.file_id')
    .select(['portfolio_images.id', 'stage', 'alt', 'files.width', 'files.height'])
    .where('portfolio_item_id', '=', sql.ref<number>('work.id'))
    .orderBy('portfolio_images.position')
  return sql<PublicWork[]>`(
    select coalesce(json_agg(json_build_object(
      'id', work.id, 'title', work.title, 'description', work.description, 'technique', work.technique,
      'images', shown.images
    ) order by work.position), '[]')
    from portfolio_items work cross join lateral (select ${jsonArrayFrom(images)} as images) shown
    where work.pro_artist_id = pro_artists.id and work.status = 'APPROVED' and json_array_length(shown.images) > 0
  )`
}

/**
 * All that the page of an artist shows, and nothing else of theirs: no telephone, no email, no street. Whether anybody may see it is
 * for the caller to ask.
 */
export async function profileContent(db: Db, { id, slug }: { id: number; slug: string }, now: Date) {
  const artist = sql.ref<number>('pro_artists.id')
  const content = await db
    .selectFrom('pro_artists')
    .innerJoin('countries', 'countries.id', 'pro_artists.country_id')
    .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
    .select([
      'pro_artists.id',
      'first_name',
      'last_name',
      'city',
      'techniques',
      'languages',
      'years_of_experience',
      'website',
      'instagram',
      'bio',
      'avatar_id',
      'countries.code as country',
      levelOrNull.as('level'),
      coming(now).as('trainings'),
      worksOf(db).as('works'),
      jsonArrayFrom(publicReviews(db, artist)).as('reviews'),
      jsonObjectFrom(reviewFigures(db, artist)).$notNull().as('figures'),
    ])
    .where('pro_artists.id', '=', id)
    .executeTakeFirstOrThrow()
  const ofArtist = db.selectFrom('reviews').where('reviews.artist_id', '=', id)
  const [{ removed, reports }, { review_voucher_percent: reward, is_gallery_on }] = await Promise.all([
    removalsOf(db, ofArtist, { artistId: id }),
    settingsInForce(db),
  ])
  return { ...content, slug, removed, reports, reward, is_gallery_on }
}

export type ProfileContent = Awaited<ReturnType<typeof profileContent>>
