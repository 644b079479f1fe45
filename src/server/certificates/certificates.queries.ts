import { sql } from 'kysely'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import type { Language } from '#contract/kit/text.ts'
import type { Db, Derived, Generated } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    certificates: {
      id: Generated<number>
      number: string
      participant_id: number | null
      training_id: number | null
      student_id: number | null
      language: Language
      holder: string
      title: string
      artist: string
      technique: ProArtistRow['techniques'][number]
      place: string | null
      first_day: string
      last_day: string
      minutes: number
      issued_at: Instant
      replaces_id: number | null
      replaced_at: Instant | null
      revoked_at: Instant | null
      revocation_reason: string | null
      state: Derived<'VALID' | 'REPLACED' | 'REVOKED'>
      search: Derived<string>
    }
  }
}

/** What certificates of participants would say today: of the training in its own language, by the clock of its place. */
export function toPrint(db: Db) {
  const title = sql<string>`trainings.title ->> case trainings.language when 'pl' then 'pl' else 'en-US' end`
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
    .innerJoin(heldSessions, (join) => join.onTrue())
    .select([
      'participants.id as participant_id',
      'participants.training_id',
      'participants.student_id',
      sql<Language>`case trainings.language when 'pl' then 'pl' else 'en-US' end`.as('language'),
      sql<string>`students.first_name || ' ' || students.last_name`.as('holder'),
      title.as('title'),
      sql<string>`coalesce(pro_artists.first_name || ' ' || pro_artists.last_name, former_artist, '')`.as('artist'),
      'trainings.technique',
      sql<string | null>`nullif(concat_ws(', ', nullif(venue ->> 'name', ''), nullif(venue ->> 'city', '')), '')`.as(
        'place',
      ),
      'held.first_day',
      'held.last_day',
      'held.minutes',
    ])
}

// A session that lasts over midnight is of the day on which it began.
const heldSessions = sql<{ first_day: string; last_day: string; minutes: number }>`lateral (
  select
    (min(starts_at) at time zone trainings.time_zone)::date as first_day,
    (max(starts_at) at time zone trainings.time_zone)::date as last_day,
    (extract(epoch from sum(ends_at - starts_at)) / 60)::integer as minutes
  from training_sessions where training_id = trainings.id
)`.as<'held'>('held')
