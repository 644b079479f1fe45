import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { acceptTermsAsTheyCame } from '../seed/seed-terms.ts'
import { bulkFill } from './bulk-fill.ts'

/** Tables whose triggers count: an artist's figures once, at the end; a training's days and seats, and an account's main role, are filled in with it. */
const counted = [
  ...['student_packages', 'trainings', 'training_sessions', 'participants', 'reviews', 'portfolio_items'],
  'user_roles',
]
const others = ['users', 'students', 'conversations', 'attendances']

/** Students for every so many artists, and the seats of a training: each of its students wrote a review. */
const artistsPerStudent = 10
const seats = 3

/**
 * So many artists of the network more, with what their figures are counted from: made by the database itself, the same in
 * every academy. Their accounts have no password. A second call adds others.
 */
export async function seedArtists(db: Db, artists: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
    const students = Math.max(seats, Math.ceil(artists / artistsPerStudent))
    await run(chance)
    await bulkFill(tx, ['pro_artists'], [], async () => {
      await bulkFill(tx, [...counted, ...others], counted, async () => {
        for (const statement of [...people(students, artists), ...sales, ...trainings, portfolio]) await run(statement)
      })
      await run(sql`select refresh_artist_figures(array(select id from many_artists))`)
    })
    await acceptTermsAsTheyCame(tx)
  })
  await sql`vacuum analyze`.execute(db)
}

/** From 0 up to, not including, 1: the same for the same number, with another salt another one. */
const chance = sql`
  create or replace function pg_temp.chance(number integer, salt integer) returns double precision
    language sql immutable parallel safe as $$ select (hashint4extended(number, salt) & 1048575) / 1048576.0 $$;
`

const polishNames = sql.lit(
  'Agata,Alicja,Aneta,Anna,Barbara,Beata,Bożena,Celina,Dorota,Elżbieta,Ewa,Halina,Irena,Joanna,Julia,Kamila,Łucja,Magda,Marta,Nina,Oliwia,Róża,Ścibor,Urszula,Wanda,Zofia,Żaneta',
)
const lastNames = sql.lit(
  'Baran,Bąk,Cichoń,Czaja,Ćwik,Dudek,Gajda,Gołąb,Jarosz,Kania,Kowal,Kozak,Król,Kulik,Łoś,Madej,Mazur,Mróz,Nowak,Orzeł,Paluch,Polak,Rogala,Skiba,Sowa,Szewczyk,Ślęzak,Świt,Urban,Wilk,Wolny,Zając,Zięba,Źrebiec,Żuk',
)
const cities = sql.lit(
  'Białystok,Bydgoszcz,Częstochowa,Gdańsk,Gdynia,Gliwice,Katowice,Kielce,Kraków,Lublin,Łódź,Olsztyn,Opole,Poznań,Radom,Rzeszów,Sopot,Szczecin,Toruń,Warszawa,Wrocław,Zakopane,Żywiec',
)
const techniques = sql.lit('POWDER_BROWS,MICROBLADING,NANO_BROWS,LIPS,EYELINER,SCALP,AREOLA,CAMOUFLAGE,REMOVAL')

/** One of a list, by chance. */
function one(list: RawBuilder<unknown>, number: RawBuilder<unknown>, salt: number): RawBuilder<string> {
  const items = sql`string_to_array(${list}, ',')`
  return sql`(${items})[1 + floor(pg_temp.chance(${number}, ${sql.lit(salt)}) * cardinality(${items}))::integer]`
}

const number = sql.ref('number')

function people(students: number, artists: number): RawBuilder<unknown>[] {
  return [
    sql`
      create temporary table many_people on commit drop as
      select number, number <= ${sql.lit(artists)} as is_artist, last_id + number as user_id, roles.id as role_id,
        ${one(polishNames, number, 1)} as first_name, ${one(lastNames, number, 2)} as last_name
      from ${last('users')}, generate_series(1, ${sql.lit(artists + students)}) number
        join roles on roles.name = case when number <= ${sql.lit(artists)} then 'pro-artist' else 'client' end
    `,
    sql`analyze many_people`,
    sql`
      insert into users (id, first_name, last_name, email, language_name, created_at, main_role_id) overriding system value
      select user_id, first_name, last_name, ${email}, ${language}, now() - interval '400 days', role_id from many_people
    `,
    sql`insert into user_roles (user_id, role_id) select user_id, role_id from many_people`,
    sql`
      create temporary table many_students on commit drop as
      select last_id + row_number() over (order by number) as id, people.* from ${last('students')}, many_people people where not is_artist
    `,
    sql`
      insert into students (id, user_id, first_name, last_name, email, language_name, created_at) overriding system value
      select id, user_id, first_name, last_name, ${email}, ${language}, now() - interval '400 days' from many_students
    `,
    sql`
      create temporary table many_artists on commit drop as
      select last_id + number as id, people.*, ${one(techniques, number, 6)} as technique,
        case when pg_temp.chance(number, 11) < 0.8 then 1 when pg_temp.chance(number, 11) < 0.94 then 2
          when pg_temp.chance(number, 11) < 0.99 then 3 else 4 end as rung,
        now() - interval '380 days' * (0.1 + 0.9 * pg_temp.chance(number, 12)) as joined_at
      from ${last('pro_artists')}, many_people people where is_artist
    `,
    sql`analyze many_artists`,
    // Phones are scattered, as those of people are: of consecutive ones a search for duplicates compares millions of pairs.
    // Four in five are on the first level, one in a hundred on the last.
    sql`
      insert into pro_artists (
        id, user_id, first_name, last_name, email, phone, country_id, city, postal_code, street, languages, techniques,
        years_of_experience, motivation, bio, language_name, invitation_status, activation_status, pro_team,
        has_own_trainings, level_id, applied_at, status_changed_at
      ) overriding system value
      select many_artists.id, user_id, first_name, last_name, ${email}, '+48' || 500000000 + number::bigint * 179424673 % 400000000,
        case when pg_temp.chance(number, 3) < 0.6 then (select id from countries where code = 'PL')
          else (select min(id) from countries) + floor(pg_temp.chance(number, 4) * (select count(*) from countries))::integer end,
        ${one(cities, number, 5)}, '00-0' || lpad((number % 100)::text, 2, '0'), 'ul. Długa ' || number % 200, '{pl}',
        array[technique], floor(pg_temp.chance(number, 7) * 25), 'Chcę uczyć się od najlepszych i uczyć innych.',
        '{"pl": "Pracuję spokojnie i dokładnie.", "en-US": "I work calmly and precisely."}', ${language}, 3,
        (pg_temp.chance(number, 8) < 0.96)::integer, pg_temp.chance(number, 9) < 0.05, pg_temp.chance(number, 10) < 0.3,
        levels.id, joined_at - interval '12 days', joined_at
      from many_artists join lateral (select id from levels where position <= rung order by position desc limit 1) levels on true
    `,
    ...['users', 'students', 'pro_artists'].map(continueNumbers),
  ]
}

/** The last id before the new rows, joined with all rows of a query. */
function last(table: string): RawBuilder<unknown> {
  return sql`(select coalesce(max(id), 0) as last_id from ${sql.table(table)}) last`
}

function continueNumbers(table: string): RawBuilder<unknown> {
  return sql`select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'), (select max(id) from ${sql.table(table)}))`
}

const email = sql`'many.' || user_id || '@many.example'`
const language = sql`case when pg_temp.chance(number, 13) < 0.8 then 'pl' else 'en-US' end`

/** How many of something an artist has, by their level: between the two numbers of its rung. */
function many(salt: number, rungs: readonly (readonly [least: number, most: number])[]): RawBuilder<unknown> {
  const [least, most] = [0, 1].map((side) => sql.lit(`{${rungs.map((rung) => rung[side]).join(',')}}`)) as [
    RawBuilder<unknown>,
    RawBuilder<unknown>,
  ]
  const [from, to] = [sql`(${least}::integer[])[rung]`, sql`(${most}::integer[])[rung]`]
  return sql`generate_series(1, ${from} + floor(pg_temp.chance(many_artists.id, ${sql.lit(salt)}) * (${to} - ${from} + 1))::integer)`
}

/** Somebody of the new students. */
function student(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((select min(id) from many_students) + (${which}) % (select count(*) from many_students))`
}

const sales = [
  sql`
    insert into student_packages (
      student_id, package_id, pro_artist_id, price_amount, price_currency, payment_status, entries_refunded,
      refunded_amount, entries_total,
      entries_used, activates_at, expires_at, status, sold_at, name, validity_days, student_name
    )
    select buyer, packages.id, many_artists.id, price_amount, price_currency,
      case when luck < 0.04 then 'REFUNDED' when luck < 0.05 then 'UNPAID' else 'PAID' end, case when luck < 0.04 then entries else 0 end,
      case when luck < 0.04 then price_amount end, entries,
      case when luck > 0.5 then entries else 0 end, case when luck not between 0.04 and 0.05 then sold_at end,
      case when luck not between 0.04 and 0.05 then sold_at + validity_days * interval '1 day' end,
      case when luck < 0.04 then 'CANCELLED' when luck <= 0.05 then 'PENDING' when luck > 0.5 then 'USED_UP'
        when sold_at + validity_days * interval '1 day' <= now() then 'EXPIRED' else 'ACTIVE' end, sold_at,
      packages.name, validity_days, (select last_name || ' ' || first_name from students where students.id = buyer)
    from many_artists, ${many(20, [
      [0, 3],
      [3, 10],
      [8, 25],
      [20, 60],
    ])} nth,
      lateral (select pg_temp.chance(many_artists.id * 61 + nth, 21) as luck,
        joined_at + (now() - joined_at) * pg_temp.chance(many_artists.id * 61 + nth, 22) as sold_at,
        ${student(sql`many_artists.id * 7 + nth * 131`)} as buyer),
      lateral (
        select * from (select *, row_number() over (order by id) - 1 as place from packages where is_active) packages
        where place = (many_artists.id + nth) % 4
      ) packages
  `,
]

const trainings = [
  sql`
    create temporary table many_trainings on commit drop as
    select many_artists.id as artist, nth, technique, last_id + row_number() over () as id,
      date_trunc('hour', joined_at + (now() - joined_at - interval '2 days') * pg_temp.chance(many_artists.id * 17 + nth, 31)) as starts_at
    from ${last('trainings')}, many_artists, ${many(30, [
      [0, 1],
      [2, 4],
      [3, 8],
      [5, 15],
    ])} nth
  `,
  sql`
    insert into trainings (
      id, pro_artist_id, title, description, technique, kind, time_zone, online_url, language, seats_min, seats_max,
      price_amount, price_currency, state, created_at, state_changed_at, starts_at, ends_at, seats_taken, artist_name
    ) overriding system value
    select many_trainings.id, artist, '{"pl": "Szkolenie z techniki", "en-US": "A training in a technique"}',
      '{"pl": "Wieczór z ćwiczeniami i rozmową.", "en-US": "An evening of practice and talk."}', technique, 'ONLINE',
      'Europe/Warsaw', 'https://spotkania.example/atelier', 'pl', 1, 20, 39000, 'PLN', 'COMPLETED',
      starts_at - interval '20 days', starts_at + interval '1 day', starts_at, starts_at + interval '3 hours', ${sql.lit(seats)}, last_name || ' ' || first_name
    from many_trainings join pro_artists on pro_artists.id = artist
  `,
  continueNumbers('trainings'),
  sql`insert into training_sessions (training_id, starts_at, ends_at) select id, starts_at, starts_at + interval '3 hours' from many_trainings`,
  sql`
    insert into participants (training_id, student_id, status, outcome, registered_at)
    select id, ${student(sql`id * ${sql.lit(seats)} + seat`)}, 'CONFIRMED', 'PASS', starts_at - interval '9 days'
    from many_trainings, generate_series(1, ${sql.lit(seats)}) seat
  `,
  sql`analyze many_trainings, participants, training_sessions`,
  sql`
    insert into attendances (participant_id, training_session_id, is_present)
    select participants.id, training_sessions.id, true
    from many_trainings join participants on participants.training_id = many_trainings.id
      join training_sessions on training_sessions.training_id = many_trainings.id
  `,
  sql`
    insert into reviews (
      training_id, participant_id, rating, content_rating, artist_rating, organisation_rating, text, status, created_at,
      artist_id, artist_name, title, author_name
    )
    select many_trainings.id, participants.id, stars, stars, stars, stars, 'Spokojnie, konkretnie i z praktyką. Polecam.',
      case when pg_temp.chance(participants.id, 33) < 0.99 then 'PUBLISHED' else 'HIDDEN' end,
      many_trainings.starts_at + interval '1 day', artist, artist_name, title, students.last_name || ' ' || students.first_name
    from many_trainings join trainings on trainings.id = many_trainings.id
      join participants on participants.training_id = many_trainings.id
      join students on students.id = participants.student_id,
      lateral (select case when pg_temp.chance(participants.id, 32) < 0.66 then 5 when pg_temp.chance(participants.id, 32) < 0.92 then 4
        when pg_temp.chance(participants.id, 32) < 0.98 then 3 else 2 end as stars)
  `,
]

const portfolio = sql`
  insert into portfolio_items (
    pro_artist_id, title, description, technique, performed_on, position, status, created_at, status_changed_at, submitted_at
  )
  select many_artists.id, '{"pl": "Praca po wygojeniu", "en-US": "Healed work"}', '{"pl": "Po sześciu tygodniach.", "en-US": "After six weeks."}',
    technique, (joined_at - interval '30 days')::date, nth, 'APPROVED', shown_at, shown_at, shown_at
  from many_artists, ${many(40, [
    [0, 2],
    [1, 4],
    [3, 8],
    [5, 12],
  ])} nth, lateral (select joined_at + interval '1 hour' as shown_at) shown
`
