import type { Portal } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

/** One more training of the artist's, in four weeks, with three free seats: of its journey alone. */
export async function insertTrainingAhead(portal: Portal, title: string): Promise<number> {
  const [training] = await portal.query(
    `insert into trainings (
       pro_artist_id, title, description, technique, kind, time_zone, online_url, language, seats_min, seats_max,
       price_amount, price_currency, state, created_at, state_changed_at
     )
     select id, jsonb_build_object('pl', $2::text, 'en-US', $2::text),
       '{"pl": "Ćwiczenia na skórkach.", "en-US": "Practice skin."}', 'POWDER_BROWS', 'ONLINE',
       'Europe/Warsaw', 'https://example.com', 'pl', 1, 3, 120000, 'PLN', 'PUBLISHED', now(), now()
     from pro_artists where email = $1 returning id`,
    [cast.artist.email, title],
  )
  const id = Number(training?.id)
  await portal.query(
    `insert into training_sessions (training_id, starts_at, ends_at)
     values ($1, current_date + interval '28 days 9 hours', current_date + interval '28 days 16 hours')`,
    [id],
  )
  return id
}

/** The same, full to the last seat. */
export async function insertFullTraining(portal: Portal, title: string): Promise<number> {
  const id = await insertTrainingAhead(portal, title)
  await portal.query(
    `insert into participants (training_id, student_id, status, outcome, registered_at)
     select $1, id, 'CONFIRMED', 'NONE', now() from students where email <> $2 and user_id is not null order by id limit 3`,
    [id, cast.fellow.email],
  )
  return id
}
