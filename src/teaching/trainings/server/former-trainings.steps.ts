import { sql } from 'kysely'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'

export type FormerTraining = Pick<Training, 'technique' | 'language' | 'kind'> & {
  title: string
  pro_artist_id: number | null
  /** Somebody who is not in the network. */
  former_artist: string | null
  /** Null for a training online; otherwise as much as is known of it. */
  venue: { name: string; city: string } | null
  /** Days of the academy. */
  first_day: string
  last_day: string
}

/**
 * Enters completed trainings from before the portal, and notifies nobody; returns their ids in the order of the rows. Each has one session
 * of whole days: nobody knows the times.
 */
export async function bringInTrainings(
  { db, now, user }: Pick<Context, 'db' | 'now' | 'user'>,
  trainings: readonly FormerTraining[],
): Promise<number[]> {
  const rows = trainings.map(({ title, venue, ...training }, line) => ({
    ...training,
    line,
    title: { pl: '', 'en-US': '', [training.language === 'pl' ? 'pl' : 'en-US']: title },
    venue: venue && { ...venue, address: '', country: '' },
  }))
  const { rows: made } = await sql<{ id: number }>`
    insert into trainings (pro_artist_id, former_artist, title, description, technique, kind, time_zone, venue, language, seats_min,
      seats_max, price_amount, price_currency, state, created_at, state_changed_at, brought_in_at)
    select pro_artist_id, former_artist, title, '{"pl": "", "en-US": ""}', technique, kind, ${academyZone}, venue, language, 1,
      1, 0, ${currency}, 'COMPLETED', ${now}, midnight_of(last_day + 1) - interval '1 minute', ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as brought (line int, pro_artist_id int, former_artist text, title jsonb,
      technique text, kind text, venue jsonb, language text, last_day date)
    order by line
    returning id
  `.execute(db)
  const ids = made.map(({ id }) => id).sort((one, other) => one - other)
  const held = trainings.map(({ first_day, last_day }, index) => ({ id: ids[index], first_day, last_day }))
  await sql`
    with held as (
      select * from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held (id int, first_day date, last_day date)
    ), described as (
      insert into training_history (training_id, event, to_state, user_id, at)
      select id, 'imported', 'COMPLETED', ${user.id}, ${now} from held
    )
    insert into training_sessions (training_id, starts_at, ends_at)
    select id, midnight_of(first_day), midnight_of(last_day + 1) - interval '1 minute' from held
  `.execute(db)
  return ids
}

/** Makes room for all participants of before. */
export async function widenFormerTrainings(db: Db, more: readonly { id: number; seats: number }[]): Promise<void> {
  await sql`
    update trainings set seats_max = greatest(seats_max, seats_taken + more.seats)
    from jsonb_to_recordset(${JSON.stringify(more)}::jsonb) as more (id int, seats int)
    where trainings.id = more.id and brought_in_at is not null
  `.execute(db)
}

/** Deletes those of before the portal in which nobody took part any more. */
export async function removeEmptyFormerTrainings(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    delete from trainings where id = any(${ids}) and brought_in_at is not null
      and not exists (select from participants where training_id = trainings.id)
  `.execute(db)
}
