import { CompiledQuery, type SqlBool, sql } from 'kysely'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { instantAt } from '#kit/contract/values/time-zone.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { spokenLanguages } from '#network/artists/contract/artists.choices.ts'
import { levelOrNull } from '#network/artists/server/artists.queries.ts'
import { type PublicTrainingQuery, trainingsPageSize } from '#reputation/public-profiles/contract/public-trainings.ts'
import { finalStates } from '#teaching/trainings/server/trainings.queries.ts'
import { firstWork, mostCounted } from '../gallery/gallery.queries.ts'
import { isLive, liveProfiles } from '../public-profiles.queries.ts'

/** Published trainings that have not begun, of artists with a public profile. */
export function comingTrainings(db: Db, now: Date) {
  return liveProfiles(db)
    .innerJoin('trainings', 'trainings.pro_artist_id', 'pro_artists.id')
    .where('trainings.state', '=', 'PUBLISHED')
    .where('trainings.starts_at', '>', now.toISOString())
}

function matching(db: Db, { city, technique, kind, language, month, free }: PublicTrainingQuery, now: Date) {
  const [from, to] = month ? periodOf(month) : []
  return comingTrainings(db, now)
    .$if(Boolean(city), (some) => some.where(sql<SqlBool>`fold(trainings.city) = fold(${city})`))
    .$if(Boolean(technique), (some) =>
      some.where('trainings.technique', '=', technique as NonNullable<typeof technique>),
    )
    .$if(Boolean(kind), (some) => some.where('trainings.kind', '=', kind as NonNullable<typeof kind>))
    .$if(Boolean(language), (some) => some.where('trainings.language', '=', language as NonNullable<typeof language>))
    .$if(from !== undefined && to !== undefined, (some) =>
      some.where('trainings.starts_at', '>=', from as string).where('trainings.starts_at', '<', to as string),
    )
    .$if(Boolean(free), (some) => some.where('trainings.seats_left', '>', 0))
}

/** A month of the academy's calendar, from its first midnight to the next month's. */
function periodOf(month: string): [string, string] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number)).toISOString().slice(0, 10)
  const midnight = (day: string) => instantAt({ day, time: '00:00' }, academyZone)
  return [midnight(`${month}-01`), midnight(next)]
}

/** A page of the list, the next to begin first. */
export async function trainingsPage(db: Db, query: PublicTrainingQuery, now: Date) {
  const page = query.page ?? 1
  const [trainings, { count }] = await Promise.all([
    matching(db, query, now)
      .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
      .select([
        'trainings.id as training_id',
        'trainings.title',
        'trainings.technique',
        'trainings.kind',
        'trainings.language',
        'trainings.starts_at',
        'trainings.ends_at',
        'trainings.time_zone',
        'trainings.city',
        'trainings.price_amount',
        'trainings.price_currency',
        'trainings.seats_left',
        'pro_artists.id',
        'address.slug',
        'first_name',
        'last_name',
        'avatar_id',
        levelOrNull.as('level'),
        firstWork(db, sql`trainings.technique`).as('work'),
      ])
      .orderBy('trainings.starts_at')
      .orderBy('trainings.id')
      .limit(trainingsPageSize)
      .offset((page - 1) * trainingsPageSize)
      .execute(),
    db
      .selectFrom(
        matching(db, query, now)
          .select('trainings.id')
          .limit(mostCounted + 1)
          .as('found'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { trainings, count }
}

export type ListedTraining = Awaited<ReturnType<typeof trainingsPage>>['trainings'][number]

/** So many cities stand in the list to choose from, in alphabetical order. */
const mostCities = 500

type Choices = {
  /** As most of their trainings write them. */
  cities: string[]
  languages: (typeof spokenLanguages)[number][]
  /** `2026-12` */
  months: string[]
  /** When the next one begins; null: there is none. */
  first: string | null
}

/** What can be chosen from, of all trainings of the list. */
export async function trainingChoices(db: Db, now: Date): Promise<Choices> {
  const { rows } = await sql<Choices>`
    with coming as (${comingTrainings(db, now).select(['trainings.city', 'trainings.language', 'trainings.starts_at'])})
    select
      array(
        select mode() within group (order by city) from coming where city is not null group by fold(city) order by 1
        limit ${mostCities}
      ) as cities,
      array(select distinct language from coming order by 1) as languages,
      array(select distinct to_char(starts_at at time zone ${academyZone}, 'YYYY-MM') from coming order by 1) as months,
      (select min(starts_at) from coming) as first
  `.execute(db)
  return rows[0] as Choices
}

/** Was shown to everybody once: others stay unknown in each later state. */
const wasPublished = sql<boolean>`exists (
  select from training_history where training_id = trainings.id and event = 'publish'
)`

/**
 * A training of an artist with a public profile that everybody may see: it is published, or was, and was held or called
 * off since. Nothing in it is about those who take part, nor for them alone, as the link to a meeting is.
 */
export async function publicTraining(db: Db, id: number) {
  return liveProfiles(db)
    .innerJoin('trainings', 'trainings.pro_artist_id', 'pro_artists.id')
    .select([
      'trainings.id',
      'trainings.title',
      'trainings.description',
      'trainings.technique',
      'trainings.kind',
      'trainings.language',
      'trainings.starts_at',
      'trainings.ends_at',
      'trainings.time_zone',
      'trainings.venue',
      'trainings.price_amount',
      'trainings.price_currency',
      'trainings.seats_min',
      'trainings.seats_max',
      'trainings.seats_left',
      'trainings.state',
      'pro_artists.id as artist_id',
      'first_name',
      'last_name',
      'address.slug as artist_slug',
      sql<Session[]>`(
        select coalesce(json_agg(json_build_object(
          'id', id, 'starts_at', starts_at, 'ends_at', ends_at, 'sequence', sequence, 'changed_at', changed_at
        ) order by starts_at, id), '[]')
        from training_sessions where training_id = trainings.id
      )`.as('sessions'),
    ])
    .where('trainings.id', '=', id)
    .where(({ or, and, eb }) =>
      or([
        and([eb('trainings.state', '=', 'PUBLISHED'), eb('trainings.starts_at', 'is not', null)]),
        and([eb('trainings.state', 'in', finalStates), wasPublished]),
      ]),
    )
    .executeTakeFirst()
}

type Session = { id: number; starts_at: string; ends_at: string; sequence: number; changed_at: string }

export type PublicTraining = NonNullable<Awaited<ReturnType<typeof publicTraining>>>

type Version = { is_gallery_on: boolean; state: string; texts_version: number }

/** Changes in the transaction that changes anything a training's page shows; null: its artist has no public profile. */
export async function trainingVersion(db: Db, id: number): Promise<Version | null> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(versionOf, [id]) as CompiledQuery<Version>)
  return rows[0] ?? null
}

/** Each change of a training, its seats and its artist raises the profile's version. */
export const versionOf = `
  select decided.is_gallery_on, texts.version as texts_version,
    concat_ws('.', pro_artists.id, public_profiles.version, public_profiles.revision, texts.version, decided.revision) as state
  from trainings
  join pro_artists on pro_artists.id = trainings.pro_artist_id
  join public_profiles on public_profiles.pro_artist_id = pro_artists.id
  cross join lateral (select version from texts_version where texts_version.id = 1) texts
  cross join lateral (select revision, is_gallery_on from settings where settings.id = 1) decided
  where trainings.id = $1 and ${isLive}
`
