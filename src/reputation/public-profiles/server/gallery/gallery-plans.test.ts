import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedArtists } from '#demo/volume/seed-many-artists.ts'
import { type FilledAcademy, filledAcademy, rowsTaken, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds a page of the gallery when very many artists are in it: by the indexes of its orders and filters. */

const artists = 20_000

let filled: FilledAcademy
beforeAll(async () => {
  filled = await filledAcademy(async ({ db }) => {
    await seedArtists(db, artists)
    await sql`
      insert into public_profiles (pro_artist_id, is_on, opened_at, is_listed)
      select id, true, now(), true from pro_artists where invitation_status = 3 on conflict do nothing
    `.execute(db)
    await sql`
      insert into public_profile_addresses (slug, pro_artist_id, is_current)
      select 'artist-' || pro_artist_id, pro_artist_id, true from public_profiles on conflict do nothing
    `.execute(db)
    await vacuum(db, 'public_profiles', 'public_profile_addresses')
  })
  return filled.close
}, 120_000)

test.each([
  '',
  '?sort=rating',
  '?sort=name',
  '?page=5',
  '?technique=LIPS',
  '?level=MASTER&sort=rating',
  '?city=Sopot',
  '?q=lucja%20zajac',
  '?city=Sopot&technique=LIPS&level=MASTER&sort=name',
])('/artists%s', async (search) => {
  const { portal } = filled
  const visitor = await portal.visitor('office')
  const get = () => visitor.request({ method: 'GET', url: `/artists${search}` })
  const page = await portal.planOf(get, 'next_training')
  expect(wholeReads(page, ['pro_artists', 'public_profiles'])).toEqual([])
  expect(rowsTaken(page, 'pro_artists')).toBeLessThan(3000)
})
