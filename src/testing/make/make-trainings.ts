import { type Insertable, type RawBuilder, sql } from 'kysely'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { trainings } from '#teaching/trainings/contract/trainings.ts'
import { chanceFrom, joinDrawn } from '#testing/fixtures/chance.ts'
import { vacuum } from '#testing/vacuum.ts'
// The tables of students come with their queries.
import '#people/students/server/students.queries.ts'
import '#teaching/trainings/server/trainings.queries.ts'

const words = { pl: 'Brwi pudrowe od podstaw', 'en-US': 'Powder brows from scratch' }

type Values = Partial<Insertable<Tables['trainings']>>

/** One more training of an artist: held last week where it is completed, else to be held next week. */
export async function insertTraining(
  db: Db,
  pro_artist_id: number,
  values: Values = {},
  { students = 0, days = values.state === 'COMPLETED' ? -7 : 7 } = {},
): Promise<number> {
  const now = new Date()
  const { id } = await db
    .insertInto('trainings')
    .values({
      pro_artist_id,
      title: words,
      description: words,
      technique: 'POWDER_BROWS',
      kind: 'GROUP',
      time_zone: 'Europe/Warsaw',
      venue: { name: 'Studio', address: 'Długa 1', city: 'Łódź', country: 'PL' },
      language: 'pl',
      seats_min: 1,
      seats_max: 8,
      price_amount: 150_000,
      price_currency: 'PLN',
      state: 'PUBLISHED',
      created_at: now,
      state_changed_at: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('training_sessions')
    .values({
      training_id: id,
      starts_at: shift(now, { days }),
      ends_at: shift(now, { days, hours: 6 }),
    })
    .execute()
  for (let number = 0; number < students; number++) await register(db, id, now)
  return id
}

/** A training as it is typed: on a day of its own each time, so that none is in the way of another. */
export function newDraft(): Input<typeof trainings.create> {
  const session = { day: dayIn(freeDay()), from: '09:00', to: '16:00' }
  return {
    ...{ title: words, description: words, technique: 'POWDER_BROWS', kind: 'GROUP', language: 'pl' },
    ...{ seats_min: 1, seats_max: 8, price: { amount: 150_000, currency: 'PLN' }, online_url: null },
    time_zone: 'Europe/Warsaw',
    venue: { name: 'Studio', address: 'Długa 1', city: 'Łódź', country: 'PL' },
    sessions: [session],
    overlap_reason: null,
  }
}

let days = 0

/** How many days from now nothing else is planned. */
export function freeDay(): number {
  days += 1
  return 600 + days
}

function dayIn(days: number): string {
  return daysLater(academyDay(new Date()), days)
}

async function register(db: Db, training_id: number, now: Date): Promise<void> {
  const person = { first_name: 'Olga', last_name: 'Nowicka', language_name: 'pl' as const, created_at: now }
  const email = `student-${training_id}-${Math.random()}@example.com`
  const user = await db
    .insertInto('users')
    .values({ ...person, email, password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const student = await db
    .insertInto('students')
    .values({ ...person, email, user_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('participants')
    .values({
      training_id,
      student_id: student.id,
      student_package_id: null,
      status: 'CONFIRMED',
      outcome: 'NONE',
      registered_at: now,
    })
    .execute()
}

/** Forty thousand, nothing of one following from another; no artist has more than a few hundred. `state` and `begin` are drawn from `n`. */
export async function insertManyTrainings(
  db: Db,
  { state, begin }: { state: RawBuilder<unknown>; begin: RawBuilder<unknown> },
): Promise<void> {
  const { chance, one } = chanceFrom('n')
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['trainings'], ['trainings'], async () => {
      await sql`
        insert into trainings (
          pro_artist_id, artist_name, title, description, technique, kind, time_zone, venue, language, seats_min, seats_max,
          seats_taken, price_amount, price_currency, state, created_at, state_changed_at, starts_at, ends_at
        )
        select artists.id, artists.last_name || ' ' || artists.first_name,
          jsonb_build_object('pl', 'Szkolenie ' || md5(n::text) || n, 'en-US', 'Training ' || md5(n::text) || n),
          '{"pl": "Opis", "en-US": "Words"}', ${one('LIPS,EYELINER,NANO_BROWS,AREOLA,REMOVAL,SCALP', 2)}, kind, 'Europe/Warsaw',
          case when kind = 'GROUP' then jsonb_build_object(
            'name', 'Studio', 'address', 'Długa 1', 'city', ${one('Łódź,Lublin,Gdańsk,Opole', 4)}, 'country', ${one('PL,PL,PL,DE,ES', 12)}
          ) end,
          ${one('pl,pl,pl,pl,pl,pl,en,en,uk', 5)}, 1, 8, floor(9 * ${chance(6)}), 1000 * floor(400 * ${chance(7)}), 'PLN', ${state},
          now() - ${chance(9)} * interval '3 years', now() - ${chance(10)} * interval '2 years', ${begin}, ${begin} + interval '6 hours'
        from (select n, ${one('ONLINE,GROUP,GROUP,GROUP', 3)} as kind from generate_series(1, 40000) n) made
          ${joinDrawn('pro_artists', 'artists', chance(11))}
      `.execute(tx)
    }),
  )
  await vacuum(db, 'trainings')
}
