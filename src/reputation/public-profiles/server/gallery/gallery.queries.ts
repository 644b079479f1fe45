import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { levelOrNull } from '#network/artists/server/artists.queries.ts'
import { visiblePictures } from '#reputation/portfolio/server/portfolio.queries.ts'
import { type GalleryQuery, galleryPageSize } from '#reputation/public-profiles/contract/artist-gallery.ts'
import { liveProfiles } from '../public-profiles.queries.ts'

/** Further ones are not counted: the page shows that there are more. */
export const mostCounted = 1000
/** So many cities stand in the list to choose from, those of most artists. */
const mostCities = 500

/** The profiles of artists who want to be in the gallery, as far as they are public. */
const listed = (db: Db) => liveProfiles(db).where('is_listed', '=', true)

/** Each order by an index. */
const orders = {
  reviews: sql`reviews_count desc, pro_artists.id desc`,
  rating: sql`coalesce(average_rating, 0) desc, pro_artists.id desc`,
  name: sql`last_name collate "pl-x-icu", first_name collate "pl-x-icu", pro_artists.id`,
}

function matching(db: Db, { q, city, technique, level }: GalleryQuery) {
  const words = q ? q.split(/\s+/) : []
  return listed(db)
    .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
    .$if(words.length > 0, (query) => query.where(({ and }) => and(words.map(hasWord))))
    .$if(Boolean(city), (query) => query.where(sql<SqlBool>`fold(city) = fold(${city})`))
    .$if(Boolean(technique), (query) => query.where(sql<SqlBool>`techniques @> array[${technique}]`))
    .$if(Boolean(level), (query) => query.where('levels.code', '=', level ?? ''))
}

/** In what everybody may see: `search`, which has an index, holds emails and phones, too. */
function hasWord(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(search like fold(${pattern}) and fold(${fullNameIn()} || ' ' || city) like fold(${pattern}))`
}

/** The work on top of an artist's portfolio that everybody may see, by its first picture; one of this technique before others. */
export function firstWork(db: Db, technique?: RawBuilder<unknown>) {
  const work = visiblePictures(db, null)
    .innerJoin('files', 'files.id', 'portfolio_images.file_id')
    .select([
      'portfolio_images.id as image_id',
      'portfolio_items.title',
      'portfolio_images.alt',
      'files.width',
      'files.height',
    ])
    .where('portfolio_items.pro_artist_id', '=', sql.ref<number>('pro_artists.id'))
    .$if(technique !== undefined, (query) => query.orderBy(sql`portfolio_items.technique = ${technique}`, 'desc'))
    .orderBy('portfolio_items.position')
    .orderBy(sql`stage = 'BEFORE'`)
    .orderBy('portfolio_images.position')
    .limit(1)
  type Work = { image_id: number; title: Bilingual; alt: Bilingual; width: number; height: number }
  return sql<Work | null>`(select row_to_json(work) from (${work}) work)`
}

const nextTraining = (now: Date) => sql<{ starts_at: string; time_zone: string } | null>`(
  select json_build_object('starts_at', starts_at, 'time_zone', time_zone) from trainings
  where pro_artist_id = pro_artists.id and state = 'PUBLISHED' and starts_at > ${now}
  order by starts_at, id limit 1
)`

/** A page of the gallery. Nothing of it is more than the artists' own public pages show. */
export async function galleryPage(db: Db, query: GalleryQuery, now: Date) {
  const page = query.page ?? 1
  const [artists, { count }] = await Promise.all([
    matching(db, query)
      .select([
        'pro_artists.id',
        'address.slug',
        'first_name',
        'last_name',
        'city',
        'techniques',
        'avatar_id',
        'average_rating',
        'reviews_count',
        levelOrNull.as('level'),
        firstWork(db).as('work'),
        nextTraining(now).as('next_training'),
      ])
      .orderBy(orders[query.sort ?? 'reviews'])
      .limit(galleryPageSize)
      .offset((page - 1) * galleryPageSize)
      .execute(),
    db
      .selectFrom(
        matching(db, query)
          .select('pro_artists.id')
          .limit(mostCounted + 1)
          .as('found'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { artists, count }
}

export type GalleryArtist = Awaited<ReturnType<typeof galleryPage>>['artists'][number]

/** A city as most of its artists write it. */
export type GalleryCity = { name: string; country: string; count: number }

/** What can be chosen from: the cities of artists in the gallery, and the academy's levels. */
export async function galleryChoices(db: Db) {
  const [cities, levels] = await Promise.all([
    // Each spelling is counted first: folding them takes longer than counting.
    db
      .selectFrom(
        listed(db)
          .select(({ fn }) => ['city', 'country_id', fn.countAll<number>().as('people')])
          .groupBy(['city', 'country_id'])
          .as('spelled'),
      )
      .innerJoin('countries', 'countries.id', 'spelled.country_id')
      .select([
        sql<string>`(array_agg(city order by people desc, city))[1]`.as('name'),
        'countries.code as country',
        sql<number>`sum(people)::integer`.as('count'),
      ])
      .groupBy([sql`fold(city)`, 'countries.code'])
      .orderBy('count', 'desc')
      .orderBy('name')
      .limit(mostCities)
      .execute(),
    db.selectFrom('levels').select(['code', 'name']).orderBy('position').execute(),
  ])
  return { cities, levels }
}

export type GalleryChoices = Awaited<ReturnType<typeof galleryChoices>>

/** Changes in the transaction that changes anything a page of the gallery shows, but for trainings that begin. */
export async function galleryVersion(db: Db) {
  return db
    .selectFrom('settings')
    .innerJoin('texts_version', (join) => join.onTrue())
    .select([
      'is_gallery_on',
      'texts_version.version as texts_version',
      sql<string>`(
        select concat_ws('.', min(id), count(*), texts_version.version, settings.revision) from public_profile_changes
      )`.as('state'),
    ])
    .where('texts_version.id', '=', 1)
    .executeTakeFirstOrThrow()
}
