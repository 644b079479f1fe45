import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { reviewSortable, reviews } from '#reputation/reviews/contract/reviews.ts'
import type { Academy } from '#testing/academy.ts'
import { chanceFrom, joinDrawn } from '#testing/fixtures/chance.ts'
import { insertManyStudents } from '#testing/make/many/make-many-students.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds a page of the reviews when there are very many: by its indexes, and never by reading them all. */

type Query = Input<typeof reviews.list>

const count = 40_000
let filled: FilledAcademy
beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  return filled.close
}, 120_000)

const columns = [undefined, ...reviewSortable]
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

// Artists reply soon after a review: no index leads to the end of an order by replies, so that pair is read along it.
test.each(columns)('by %s, with each filter, both ways', async (sortBy) => {
  const some = filters.filter(({ writtenFrom }) => !(writtenFrom && sortBy === 'replied_at'))
  expect(await slowPages(filled, reviews.list, { filters: some, sortBy, table: 'reviews' })).toEqual([])
})

/** Of two thousand trainings, nothing of one following from another but what a training is called and whose it is. */
async function insertMany({ db }: Academy): Promise<void> {
  const { chance, one } = chanceFrom('students.id')
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
          ${joinDrawn('pro_artists', 'artists', chanceFrom('n').chance(1))}
      `.execute(tx)
      await insertManyStudents(tx, count)
      await sql`
        insert into participants (training_id, student_id, status, outcome, registered_at)
        select trainings.id, students.id, 'CONFIRMED', 'PASS', now()
        from students
          ${joinDrawn('trainings', 'trainings', chance(1))}
        where students.email like 'many-%'
      `.execute(tx)
      await sql`
        insert into reviews (
          training_id, participant_id, rating, content_rating, artist_rating, organisation_rating, text, status, created_at,
          reply, replied_at, edited_at, verification, artist_id, artist_name, title, author_name
        )
        select training_id, participants.id, ${stars(2)}, ${stars(3)}, ${stars(4)}, ${stars(5)},
          'Spokojnie, konkretnie i z praktyką.', ${one(`HIDDEN,REMOVED,${'PUBLISHED,'.repeat(30)}PUBLISHED`, 6)}, written,
          case when has_reply then 'Dziękuję!' end, case when has_reply then written + ${chance(7)} * interval '90 days' end,
          case when ${chance(10)} < 0.1 then written + ${chance(11)} * interval '14 days' end,
          ${one(`WITHDRAWN,${'ATTENDANCE,'.repeat(30)}ATTENDANCE`, 12)},
          pro_artist_id, artist_name, title, students.last_name || ' ' || students.first_name
        from participants join students on students.id = student_id join trainings on trainings.id = training_id
          cross join lateral (
            select '2024-01-01'::timestamptz + ${chance(8)} * interval '2 years' as written, ${chance(9)} < 0.4 as has_reply
          ) chosen
        where students.email like 'many-%'
      `.execute(tx)
    }),
  )
  await vacuum(db, 'reviews')
}
