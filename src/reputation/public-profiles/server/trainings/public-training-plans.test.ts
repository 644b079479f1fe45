import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedArtists } from '#demo/volume/seed-many-artists.ts'
import { explain, type FilledAcademy, filledAcademy, rowsTaken, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'
import { versionOf } from './public-trainings.queries.ts'

/* How the database finds a page of the list of trainings when there are very many of them: in the order of their beginnings, by its index. */

const artists = 1000
const trainings = 10_000

let filled: FilledAcademy
beforeAll(async () => {
  filled = await filledAcademy(async ({ db }) => {
    await seedArtists(db, artists)
    await sql`
      insert into public_profiles (pro_artist_id, is_on, opened_at)
      select id, true, now() from pro_artists where invitation_status = 3 on conflict do nothing
    `.execute(db)
    await sql`
      insert into public_profile_addresses (slug, pro_artist_id, is_current)
      select 'artist-' || pro_artist_id, pro_artist_id, true from public_profiles on conflict do nothing
    `.execute(db)
    await sql`
      with numbered as (select pro_artist_id, row_number() over () as place, count(*) over () as number from public_profiles),
      made as (
        insert into trainings (
          pro_artist_id, title, description, technique, kind, time_zone, venue, language, seats_min, seats_max,
          price_amount, price_currency, state, created_at, state_changed_at
        )
        select pro_artist_id, ${words}, ${words}, case when n % 100 = 0 then 'LIPS' else 'POWDER_BROWS' end, 'GROUP',
          'Europe/Warsaw', jsonb_build_object('name', 'Studio', 'address', '', 'city', 'Miasto ' || n % 200, 'country', 'PL'),
          case when n % 100 = 2 then 'uk' else 'pl' end, 1, 8, 150000, 'PLN',
          case when n % 2 = 0 then 'PUBLISHED' else 'COMPLETED' end, now(), now()
        from generate_series(1, ${sql.lit(trainings)}) n join numbered on place = 1 + n % number
        returning id
      )
      insert into training_sessions (training_id, starts_at, ends_at)
      select id, now() + make_interval(days => 1 + id % 300), now() + make_interval(days => 1 + id % 300, hours => 6) from made
    `.execute(db)
    await vacuum(db, 'public_profiles', 'public_profile_addresses', 'trainings', 'training_sessions')
  })
  return filled.close
}, 120_000)

const words = JSON.stringify({ pl: 'Brwi', 'en-US': 'Brows' })

test.each([
  '',
  '?page=5',
  '?technique=LIPS',
  '?city=Miasto%2012',
  '?language=uk',
  '?kind=GROUP&free=1',
  '?city=Miasto%2012&technique=POWDER_BROWS&language=pl&free=1',
])('/trainings%s', async (search) => {
  const { portal } = filled
  const visitor = await portal.visitor('office')
  const get = () => visitor.request({ method: 'GET', url: `/trainings${search}` })
  const page = await portal.planOf(get, 'training_id')
  expect(wholeReads(page, ['pro_artists', 'public_profiles', 'trainings'])).toEqual([])
  expect(rowsTaken(page, 'trainings')).toBeLessThan(500)
})

test('the version of one training', async () => {
  const { db } = filled
  const { id } = await db.selectFrom('trainings').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const plan = await explain(db, CompiledQuery.raw(versionOf, [id]))
  expect(wholeReads(plan, ['pro_artists', 'public_profiles', 'trainings', 'users'])).toEqual([])
})
