import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { users } from '#people/users/contract/users.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { artistOnShow, requestPage } from '#testing/fixtures/shown-artists.ts'
import { changeArtist } from '#testing/make/make-artists.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { forgetProfileChanges } from './gallery.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

/** Somebody of the network who wants to be in the gallery. */
async function listedArtist(values: Parameters<typeof changeArtist>[2] = {}) {
  const artist = await artistOnShow(world, values)
  await artist.visitor.send(publicProfiles.update, { is_on: true, slug: artist.slug, is_listed: true })
  return artist
}

/** The addresses of the artists on a page, in their order. */
async function shown(search = ''): Promise<string[]> {
  const { text } = await requestPage(world, `/artists${search}`)
  return [...text.matchAll(/<h2><a href="\/artists\/([^"]+)"/g)].map(([, slug = '']) => slug)
}

/** Whom a search shows before an action, when its page is stored, and right after it. */
async function beforeAndAfter(search: string, act: () => Promise<unknown>): Promise<[string[], string[]]> {
  await shown(search)
  const before = await shown(search)
  await act()
  return [before, await shown(search)]
}

/** All changes, as if they were an hour ago. */
const forgetAll = () => forgetProfileChanges(world.db, shift(new Date(), { hours: 1 }))

test('an artist with a public profile is in the gallery once they choose it, and not before', async () => {
  const { slug, visitor } = await artistOnShow(world, { last_name: 'Chętna' })
  const [before, after] = await beforeAndAfter('?q=chetna', () =>
    visitor.send(publicProfiles.update, { is_on: true, slug, is_listed: true }),
  )
  expect([before, after]).toEqual([[], [slug]])
  // A tab from before there was a gallery sends no value for it.
  expect((await visitor.send(publicProfiles.update, { is_on: true, slug })).data).toMatchObject({ is_listed: true })
  const [, removed] = await beforeAndAfter('?q=chetna', () =>
    visitor.send(publicProfiles.update, { is_on: false, slug, is_listed: true }),
  )
  expect(removed).toEqual([])
})

test.each<[string, (artist: Awaited<ReturnType<typeof listedArtist>>) => Promise<unknown>]>([
  [
    'leave the gallery',
    ({ visitor, slug }) => visitor.send(publicProfiles.update, { is_on: true, slug, is_listed: false }),
  ],
  [
    'are blocked by the office',
    ({ id }) => world.as.office.send(publicProfiles.block, { id, reason: 'Nie ta osoba.' }),
  ],
  ['may not sign in', ({ userId }) => world.as.owner.send(users.block, { id: userId })],
  ['are no longer active', ({ id }) => changeArtist(world.db, id, { activation_status: 0 })],
])('artists who %s are removed with the next request', async (_, act) => {
  const artist = await listedArtist({ last_name: 'Odchodząca' })
  const [before, after] = await beforeAndAfter('?q=odchodzaca', () => act(artist))
  expect([before, after]).toEqual([[artist.slug], []])
})

test('is right again after a change of what it shows', async () => {
  const { id, slug } = await listedArtist({ last_name: 'Zmienna', city: 'Sopot' })
  const page = async () => (await requestPage(world, '/artists?q=zmienna')).text
  const day = /Najbliższe szkolenie/
  expect(await page()).not.toMatch(day)
  await insertTraining(world.db, id)
  expect(await page()).toMatch(day)
  await changeArtist(world.db, id, { city: 'Gdynia' })
  expect(await page()).toContain('Gdynia ·')
  expect(await shown('?q=zmienna')).toEqual([slug])
})

test('people are found by name and city, in any case and without diacritics, and by nothing that is not public', async () => {
  const { id, slug } = await listedArtist({ first_name: 'Łucja', last_name: 'Żółć', city: 'Świdnica' })
  const { email, phone } = await world.db
    .selectFrom('pro_artists')
    .select(['email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const q of ['ŁUCJA', 'lucja zolc', 'zolc swidnica', 'Żół'])
    expect(await shown(`?q=${encodeURIComponent(q)}`), q).toEqual([slug])
  for (const q of [email, phone, phone.slice(-6), 'lucja%', '_ucja'])
    expect(await shown(`?q=${encodeURIComponent(q)}`), q).toEqual([])
})

test('filters narrow it down together, and what is wrong in an address counts as absent', async () => {
  const one = await listedArtist({ last_name: 'Filtrowa', city: 'Kielce', techniques: ['LIPS'] })
  const other = await listedArtist({ last_name: 'Filtrowa', city: 'kielce', techniques: ['EYELINER'] })
  const both = [one.slug, other.slug]
  expect((await shown('?q=filtrowa&city=KIELCE')).toSorted()).toEqual(both.toSorted())
  expect(await shown('?city=Kielce&technique=LIPS')).toEqual([one.slug])
  expect(await shown('?city=Kielce&level=NOBODY')).toEqual([])
  const wrong = '?q=filtrowa&technique=KNITTING&sort=shoe&page=-4&page=2&utm_source=letter'
  expect((await shown(wrong)).toSorted()).toEqual(both.toSorted())
  expect((await shown('?q=filtrowa&city=%00')).toSorted()).toEqual(both.toSorted())
  const { text } = await requestPage(world, `/artists?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(text).not.toContain('<script>alert')
  expect(text).toContain('Nikogo nie ma pod tymi filtrami.')
  expect(text).toContain('<a href="/artists">Pokaż wszystkich</a>')
})

test('an empty gallery has no search, and explains it', async () => {
  const { rows: listed } = await sql<{ id: number }>`
    update public_profiles set is_listed = false where is_listed returning pro_artist_id as id
  `.execute(world.db)
  onTestFinished(async () => {
    await sql`update public_profiles set is_listed = true where pro_artist_id = any(${listed.map(({ id }) => id)})`.execute(
      world.db,
    )
  })
  for (const path of ['/artists', '/artists?q=nowak']) {
    const { status, text } = await requestPage(world, path)
    expect(status).toBe(200)
    expect(text).toContain('Galeria czeka na pierwsze profile.')
    expect(text).not.toMatch(/<form|filtrami/)
    expect(text).toContain('noindex')
  }
})

test('those with the best rating, or the first in the alphabet, come first where somebody wants that', async () => {
  const [low, high] = [
    await listedArtist({ last_name: 'Abcka', city: 'Łomża' }),
    await listedArtist({ last_name: 'Zetka', city: 'Łomża' }),
  ]
  await changeArtist(world.db, low.id, { average_rating: '3.10', reviews_count: 9 } as never)
  await changeArtist(world.db, high.id, { average_rating: '4.90', reviews_count: 2 } as never)
  expect(await shown('?city=lomza')).toEqual([low.slug, high.slug])
  expect(await shown('?city=lomza&sort=rating')).toEqual([high.slug, low.slug])
  expect(await shown('?city=lomza&sort=name')).toEqual([low.slug, high.slug])
})

test('has pages, a map with a link to each city, and an address in the other language', async () => {
  for (let made = 0; made < 26; made += 1) await listedArtist({ last_name: 'Stronicowa', city: 'Płock' })
  const first = await requestPage(world, '/artists?q=stronicowa')
  expect(first.text.match(/<li class="artist">/g)).toHaveLength(24)
  expect(first.text).toContain('26 osób')
  expect(first.text).toContain('rel="next" href="/artists?q=stronicowa&#38;page=2"')
  expect(await shown('?q=stronicowa&page=2')).toHaveLength(2)
  expect(first.text).toContain('href="/en/artists?q=stronicowa"')
  expect(first.text).toContain('<meta name="robots" content="noindex, follow">')
  const all = await requestPage(world, '/artists')
  expect(all.text).toContain('<a href="/artists?city=P%C5%82ock" aria-label="Płock: 26 osób">')
  expect(all.text).toContain('index, follow')
  expect(all.text).toContain('"@type":"ItemList"')
  expect((await requestPage(world, '/en/artists?city=P%C5%82ock')).text).toContain('26 people')
})

test('the office turns it off: it is an unknown page then, and in no sitemap', async () => {
  const listed = async () => (await requestPage(world, '/sitemap.xml')).text.includes('/artists</loc>')
  expect((await requestPage(world, '/artists')).status).toBe(200)
  expect(await listed()).toBe(true)
  await world.as.office.send(settings.setGallery, { is_gallery_on: false })
  onTestFinished(async () => {
    await world.as.office.send(settings.setGallery, { is_gallery_on: true })
  })
  expect((await requestPage(world, '/artists')).status).toBe(404)
  expect((await requestPage(world, '/en/artists')).status).toBe(404)
  expect(await listed()).toBe(false)
  expect((await world.as.artist.send(publicProfiles.get, {})).data.is_listed).toBeNull()
})

test('what changed long ago is forgotten, and the page is right all the same', async () => {
  const { visitor, slug } = await listedArtist({ last_name: 'Zapomniana' })
  expect(await shown('?q=zapomniana')).toEqual([slug])
  const changes = () => world.db.selectFrom('public_profile_changes').select('id').orderBy('id').execute()
  const [newest] = (await changes()).toReversed()
  await forgetAll()
  expect(await changes()).toEqual([{ id: expect.toSatisfy((id) => Number(id) > Number(newest?.id)) }])
  const [, after] = await beforeAndAfter('?q=zapomniana', () =>
    visitor.send(publicProfiles.update, { is_on: true, slug, is_listed: false }),
  )
  expect(after).toEqual([])
})

test('a page from before a change does not come back once the change is forgotten', async () => {
  const { visitor, slug } = await listedArtist({ last_name: 'Powrotna' })
  await forgetAll()
  expect(await shown('?q=powrotna')).toEqual([slug])
  // Nobody looks at that page until the change is an hour ago.
  await visitor.send(publicProfiles.update, { is_on: true, slug, is_listed: false })
  await forgetAll()
  expect(await shown('?q=powrotna')).toEqual([])
})

// The last one: everybody's session ends with it.
test('a training that has begun is no coming one', async () => {
  const { id } = await listedArtist({ last_name: 'Zaczęta' })
  await insertTraining(world.db, id)
  const page = async () => (await requestPage(world, '/artists?q=zaczeta')).text
  expect(await page()).toContain('Najbliższe szkolenie')
  world.clock.advance({ days: 30 })
  expect(await page()).not.toContain('Najbliższe szkolenie')
})
