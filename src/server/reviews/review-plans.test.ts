import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#contract/kit/endpoint.ts'
import { reviews } from '#contract/reviews/reviews.ts'
import { bulkFill } from '#demo/bulk-fill.ts'
import type { Academy } from '#testing/academy.ts'
import { type FilledAcademy, filledAcademy, rowsTaken, wholeReads } from '#testing/plans.ts'

/* How the database finds a page of the reviews when there are very many: by its indexes, and never by reading them all. */

type Query = Input<typeof reviews.list>

const count = 40_000
let portal: FilledAcademy['portal']
let office: FilledAcademy['office']
beforeAll(async () => {
  const filled = await filledAcademy(insertMany)
  ;({ portal, office } = filled)
  return filled.close
}, 120_000)

const columns = [undefined, 'created_at', 'rating', 'author', 'artist', 'title', 'status', 'replied_at'] as const
const filters: Query[] = [
  {},
  { rating: 5 },
  { rating: 1 },
  { status: 'HIDDEN' },
  { status: 'PUBLISHED' },
  { replied: 0 },
  { replied: 1 },
  { artistId: 1 },
  { trainingId: 1 },
  { writtenFrom: '2025-03-01', writtenTo: '2025-03-31' },
  { filter: 'kowal4711' },
]

// Whoever replies does so soon: no index leads to the end of an order by replies, so that pair is read along it.
test.each(columns)('by %s, with each filter, both ways', async (sortBy) => {
  const slow: string[] = []
  for (const filter of filters.filter(({ writtenFrom }) => !(writtenFrom && sortBy === 'replied_at')))
    for (const descending of [0, 1] as const) {
      const query = { ...filter, sortBy, descending, itemsPerPage: 25, total: 'later' } as const
      const plan = await portal.planOf(() => office.send(reviews.list, query))
      const taken = rowsTaken(plan, 'reviews')
      if (taken > 6000 || wholeReads(plan, ['reviews']).length > 0)
        slow.push(`${JSON.stringify(filter)} ${descending}: ${taken}`)
    }
  expect(slow).toEqual([])
})

/** Of two thousand trainings, nothing of one following from another but what a training is called and whose it is. */
async function insertMany({ db }: Academy): Promise<void> {
  const chance = (salt: number) => sql`(hashint4extended(students.id, ${sql.lit(salt)}) & 1048575) / 1048576.0`
  const one = (items: string, salt: number) => {
    const list = sql`string_to_array(${sql.lit(items)}, ',')`
    return sql`(${list})[1 + floor(${chance(salt)} * cardinality(${list}))::integer]`
  }
  const stars = (salt: number) => sql`${one('5,5,5,5,4,4,4,3,2,1', salt)}::smallint`
  const tables = ['trainings', 'users', 'students', 'participants', 'reviews']
  await db.transaction().execute((tx) =>
    bulkFill(tx, tables, tables, async () => {
      await sql`
        insert into trainings (
          pro_artist_id, artist_name, title, description, technique, kind, time_zone, online_url, language, seats_min, seats_max,
          price_amount, price_currency, state, created_at, state_changed_at
        )
        select artists.id, artists.last_name || ' ' || artists.first_name,
          jsonb_build_object('pl', 'Szkolenie ' || md5(n::text), 'en-US', 'Training ' || md5(n::text)),
          '{"pl": "Opis", "en-US": "Words"}', 'SCALP', 'ONLINE', 'Europe/Warsaw', 'https://spotkania.example/atelier', 'pl', 1, 100,
          39000, 'PLN', 'COMPLETED', now(), now()
        from generate_series(1, 2000) n
          join (select id, first_name, last_name, row_number() over (order by id) as place, count(*) over () as count from pro_artists) artists
            on artists.place = 1 + n % artists.count
      `.execute(tx)
      await sql`
        insert into users (first_name, last_name, email, language_name)
        select 'Anna', 'Kowal' || n, 'many-' || n || '@example.com', 'pl' from generate_series(1, ${count}::int) n
      `.execute(tx)
      await sql`
        insert into students (user_id, first_name, last_name, email, language_name, created_at)
        select id, first_name, last_name, email, 'pl', now() from users where email like 'many-%'
      `.execute(tx)
      await sql`
        insert into participants (training_id, student_id, status, outcome, registered_at)
        select trainings.id, students.id, 'CONFIRMED', 'PASS', now()
        from students
          join (select id, row_number() over (order by id) as place, count(*) over () as count from trainings) trainings
            on trainings.place = 1 + floor(trainings.count * ${chance(1)})
        where students.email like 'many-%'
      `.execute(tx)
      await sql`
        insert into reviews (
          training_id, participant_id, rating, content_rating, artist_rating, organisation_rating, text, status, created_at,
          reply, replied_at, artist_id, artist_name, title, author_name
        )
        select training_id, participants.id, ${stars(2)}, ${stars(3)}, ${stars(4)}, ${stars(5)},
          'Spokojnie, konkretnie i z praktyką.', ${one(`HIDDEN,REMOVED,${'PUBLISHED,'.repeat(30)}PUBLISHED`, 6)}, written,
          case when has_reply then 'Dziękuję!' end, case when has_reply then written + ${chance(7)} * interval '90 days' end,
          pro_artist_id, artist_name, title, students.last_name || ' ' || students.first_name
        from participants join students on students.id = student_id join trainings on trainings.id = training_id
          cross join lateral (
            select '2024-01-01'::timestamptz + ${chance(8)} * interval '2 years' as written, ${chance(9)} < 0.4 as has_reply
          ) chosen
        where students.email like 'many-%'
      `.execute(tx)
    }),
  )
  await sql`vacuum analyze reviews`.execute(db)
}
