import { sql } from 'kysely'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import type { Bilingual } from '#contract/kit/text.ts'
import { levelOrNull } from '#server/artists/artists.queries.ts'
import type { Db } from '#server/kit/postgres/database.ts'

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

export type PublicReview = {
  id: number
  rating: number
  text: string
  reply: string | null
  author: string
  training: Bilingual
  created_at: string
}

/** Of the published reviews; averages are null while there is none. */
type ReviewFigures = {
  count: number
  average: number | null
  /** How many gave one star, two … five; and how many of each were removed. */
  distribution: number[]
  removed: number[]
  criteria: { content: number | null; artist: number | null; organisation: number | null }
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

const published = sql`trainings join reviews on reviews.training_id = trainings.id and reviews.status = 'PUBLISHED'`

/** All of them, the newest first. */
const reviews = sql<PublicReview[]>`(
  select coalesce(json_agg(json_build_object(
    'id', reviews.id, 'rating', rating, 'text', text, 'reply', reply, 'created_at', reviews.created_at,
    'training', trainings.title, 'author', students.first_name || ' ' || left(students.last_name, 1) || '.'
  ) order by reviews.created_at desc, reviews.id desc), '[]')
  from ${published}
  join participants on participants.id = participant_id
  join students on students.id = student_id
  where trainings.pro_artist_id = pro_artists.id
)`

const figures = sql<ReviewFigures>`(
  select json_build_object(
    'count', count(*),
    'average', trunc(avg(rating), 2),
    'criteria', json_build_object(
      'content', trunc(avg(content_rating), 2),
      'artist', trunc(avg(artist_rating), 2),
      'organisation', trunc(avg(organisation_rating), 2)
    ),
    'distribution', (
      select json_agg((
        select count(*) from ${published} where pro_artist_id = pro_artists.id and rating = star
      ) order by star) from generate_series(1, 5) star
    ),
    'removed', (
      select json_agg((
        select count(*) from trainings join reviews on training_id = trainings.id
        where pro_artist_id = pro_artists.id and reviews.status = 'REMOVED' and rating = star
      ) order by star) from generate_series(1, 5) star
    )
  )
  from ${published} where pro_artist_id = pro_artists.id
)`

/**
 * All that the page of an artist shows, and nothing else of theirs: no telephone, no email, no street. Whether anybody may see it is
 * for the caller to ask.
 */
export async function profileContent(db: Db, { id, slug }: { id: number; slug: string }, now: Date) {
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
      reviews.as('reviews'),
      figures.as('figures'),
    ])
    .where('pro_artists.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...content, slug }
}

export type ProfileContent = Awaited<ReturnType<typeof profileContent>>
