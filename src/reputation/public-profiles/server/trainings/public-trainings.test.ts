import ICAL from 'ical.js'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { publicTrainings } from '#reputation/public-profiles/contract/public-trainings.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { artistOnShow, requestPage } from '#testing/fixtures/shown-artists.ts'
import { changeArtist } from '#testing/make/make-artists.ts'
import { seatAt } from '#testing/make/make-seats.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { watchedPortal } from '#testing/plans.ts'

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

type Values = Parameters<typeof insertTraining>[2]
const named = (pl: string) => ({ title: { pl, 'en-US': `${pl} in English` } })
const placed = (city: string) => ({ venue: { name: 'Studio', address: 'Długa 1', city, country: 'PL' } })

/** A training of somebody who shows a profile, in a city of its own. */
async function shownTraining(city: string, values: Values = {}) {
  const artist = await artistOnShow(world, { last_name: 'Szkoląca' })
  const id = await insertTraining(world.db, artist.id, { ...named('Brwi Włoskowe'), ...placed(city), ...values })
  return { id, artist, path: `/trainings/brwi-wloskowe-${id}` }
}

/** The ids of the trainings on a page of the list, in their order. */
async function listed(search = ''): Promise<number[]> {
  const { text } = await requestPage(world, `/trainings${search}`)
  return [...text.matchAll(/<h2><a href="\/trainings\/[^"]*?(\d+)"/g)].map(([, id]) => Number(id))
}

/** What a search finds before an action, when its page is stored, and right after it. */
async function beforeAndAfter(search: string, act: () => Promise<unknown>) {
  await listed(search)
  const before = await listed(search)
  await act()
  return [before, await listed(search)]
}

const published = (training_id: number) =>
  world.db
    .insertInto('training_history')
    .values({ training_id, event: 'publish', from_state: 'ACCEPTED', to_state: 'PUBLISHED', at: new Date() })
    .execute()

test.each<[string, (of: Awaited<ReturnType<typeof shownTraining>>) => Promise<unknown>]>([
  [
    'artist closes the profile',
    ({ artist }) => artist.visitor.send(publicProfiles.update, { is_on: false, slug: artist.slug }),
  ],
  [
    'artist’s profile is blocked',
    ({ artist }) => world.as.office.send(publicProfiles.block, { id: artist.id, reason: 'Nie.' }),
  ],
  ['artist is no longer active', ({ artist }) => changeArtist(world.db, artist.id, { activation_status: 0 })],
  ['office takes it back', ({ id }) => world.as.office.send(trainings.unpublish, { id })],
  ['office calls it off', ({ id }) => world.as.office.send(trainings.cancel, { id, reason: 'Choroba.' })],
])('once its %s, a training is removed from the list with the next request', async (_, act) => {
  const training = await shownTraining('Odchodzów')
  expect(await beforeAndAfter('?city=Odchodzow', () => act(training))).toEqual([[training.id], []])
})

test('only published trainings of artists with a profile are in it, also of those who are not in the gallery', async () => {
  const { id, artist } = await shownTraining('Jawnów')
  for (const state of ['DRAFT', 'PENDING_VERIFICATION', 'ACCEPTED', 'REJECTED', 'UNPUBLISHED', 'CANCELLED'] as const)
    await insertTraining(world.db, artist.id, { ...placed('Jawnów'), state })
  await insertTraining(world.db, artist.id, placed('Jawnów'), { days: -3 })
  expect(await listed('?city=jawnow')).toEqual([id])
})

test('a training’s page leads to the form of sign-ups, or of the waiting list, as long as the academy takes any', async () => {
  const { id, path } = await shownTraining('Zapisów', { seats_max: 1 })
  const link = (words: string) => new RegExp(`href="[^"]*/#/sign-up/${id}\\?lang=pl"[^>]*>${words}</a>`)
  const { text } = await requestPage(world, path)
  expect(text).toMatch(link('Zapisz się'))
  expect(text).toContain(`/#/sign-up/${id}?lang=pl","price":"1500.00"`)
  await seatAt(world.db, id, null)
  expect((await requestPage(world, path)).text).toMatch(link('Zapisz się na listę rezerwową'))
  await world.as.office.send(settings.setSignUps, { sign_ups: 'OFF', sign_up_hold_hours: 72 })
  onTestFinished(async () => {
    await world.as.office.send(settings.setSignUps, { sign_ups: 'REQUESTS', sign_up_hold_hours: 72 })
  })
  expect((await requestPage(world, path)).text).not.toContain('sign-up')
})

test('a page is right again after a change of what it shows, and is rendered once until then', async () => {
  const { id, path } = await shownTraining('Zmianów', { seats_max: 3 })
  const portal = await watchedPortal(world)
  onTestFinished(portal.close)
  const visitor = await portal.visitor('office')
  const queries = async (url: string) => (await portal.queriesOf(() => visitor.request({ method: 'GET', url }))).length
  const pages = [
    ['/trainings?city=Zmianow', 'Zostały 3 miejsca', 'Zostało 6 miejsc', 6],
    [path, 'Zostało 6 miejsc', 'Zostało 9 miejsc', 9],
  ] as const
  for (const [url, before, after, seats_max] of pages) {
    expect(await queries(url), url).toBeGreaterThan(1)
    expect(await queries(url), url).toBeLessThan(2)
    const { text, headers } = await requestPage(world, url)
    expect(text).toContain(before)
    const known = { 'if-none-match': String(headers.etag) }
    expect((await requestPage(world, url, known)).status, url).toBe(304)
    await world.db.updateTable('trainings').set({ seats_max }).where('id', '=', id).execute()
    const later = await requestPage(world, url, known)
    expect(later.status, url).toBe(200)
    expect(later.text, url).toContain(after)
  }
})

test('filters narrow it down together, and what is wrong in an address counts as absent', async () => {
  const { id: one, artist } = await shownTraining('Filtrów', { technique: 'LIPS', language: 'uk' })
  const other = await insertTraining(
    world.db,
    artist.id,
    { ...placed('filtrów'), seats_max: 1 },
    { students: 1, days: 40 },
  )
  const both = [one, other]
  expect(await listed('?city=FILTROW')).toEqual(both)
  expect(await listed('?city=Filtrow&free=1')).toEqual([one])
  expect(await listed('?city=Filtrow&technique=LIPS')).toEqual([one])
  expect(await listed('?city=Filtrow&language=uk&technique=LIPS&kind=GROUP')).toEqual([one])
  expect(await listed('?city=Filtrow&kind=ONLINE')).toEqual([])
  const monthOf = (days: number) => academyDay(new Date(shift(new Date(), { days }))).slice(0, 7)
  expect(await listed(`?city=Filtrow&month=${monthOf(40)}`)).toEqual([other])
  expect(await listed('?city=Filtrow&month=2026-13&kind=KNITTING&page=-1&utm_source=letter')).toEqual(both)
  const { text } = await requestPage(world, `/trainings?city=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(text).not.toContain('<script>alert')
  expect(text).toContain('Nie ma szkoleń pod tymi filtrami.')
})

test('has pages, and the same in English', async () => {
  const { artist } = await shownTraining('Stronów')
  for (let made = 0; made < 25; made += 1) await insertTraining(world.db, artist.id, placed('Stronów'))
  const first = await requestPage(world, '/trainings?city=Stron%C3%B3w')
  expect(first.text.match(/<li class="artist">/g)).toHaveLength(24)
  expect(first.text).toContain('26 szkoleń')
  expect(first.text).toContain('rel="next" href="/trainings?city=Stron%C3%B3w&#38;page=2"')
  expect(await listed('?city=Stron%C3%B3w&page=2')).toHaveLength(2)
  const english = await requestPage(world, '/en/trainings?city=Stron%C3%B3w')
  expect(english.text).toContain('26 trainings')
  expect(english.text).toMatch(/<h2><a href="\/en\/trainings\/brwi-wloskowe-in-english-\d+"/)
})

test('other websites read the list as a JSON Feed, page by page', async () => {
  const { id, artist } = await shownTraining('Strumieniów', { technique: 'LIPS', seats_max: 3 })
  for (let day = 1; day <= 24; day++)
    await insertTraining(world.db, artist.id, { ...named('Usta'), ...placed('Strumieniów') }, { days: 40 + day })
  const elsewhere = { origin: 'https://akademia.example' }
  const { text, headers, status } = await requestPage(world, '/en/trainings.json?city=strumieniow', elsewhere)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': 'application/feed+json; charset=utf-8',
  })
  const feed = JSON.parse(text)
  const { publicUrl } = world.config
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${publicUrl}/en/trainings?city=strumieniow`,
    next_url: `${publicUrl}/en/trainings.json?city=strumieniow&page=2`,
    language: 'en',
  })
  expect(feed.items).toHaveLength(24)
  expect(feed.items[0]).toMatchObject({
    id: String(id),
    url: `${publicUrl}/en/trainings/brwi-wloskowe-in-english-${id}`,
    title: 'Brwi Włoskowe in English',
    authors: [{ name: 'Ewa Szkoląca', url: `${publicUrl}/en/artists/${artist.slug}` }],
    _training: { city: 'Strumieniów', technique: 'LIPS', seats_left: 3, price: { amount: 150_000, currency: 'PLN' } },
  })
  const later = JSON.parse((await requestPage(world, feed.next_url.slice(publicUrl.length))).text)
  expect(later.items).toHaveLength(1)
  expect(later).not.toHaveProperty('next_url')
})

test('the feed is only revalidated, and there is none while the gallery is off', async () => {
  const { artist } = await shownTraining('Odnowów')
  const url = '/trainings.json?city=odnowow'
  const { headers } = await requestPage(world, url)
  const known = { 'if-none-match': String(headers.etag), origin: 'https://akademia.example' }
  const same = await requestPage(world, url, known)
  expect([same.status, same.headers['access-control-allow-origin']]).toEqual([304, '*'])
  await artist.visitor.send(publicProfiles.update, { is_on: false, slug: artist.slug })
  expect(JSON.parse((await requestPage(world, url, known)).text).items).toEqual([])
  await world.as.office.send(settings.setGallery, { is_gallery_on: false })
  onTestFinished(async () => {
    await world.as.office.send(settings.setGallery, { is_gallery_on: true })
  })
  expect((await requestPage(world, url)).status).toBe(404)
})

test.each([
  ['Asia/Dubai', 'Zatoka Perska', 'Gulf Standard Time'],
  ['Asia/Jerusalem', 'Izrael', 'Israel Time'],
  ['Europe/London', 'Wielka Brytania', 'United Kingdom Time'],
  ['UTC', 'GMT+00:00', 'GMT+00:00'],
])('the page of a training names the zone %s in either language', async (time_zone, polish, english) => {
  const { id, path } = await shownTraining('Strefowo', { time_zone })
  expect((await requestPage(world, path)).text).toContain(`Strefa czasowa: ${polish}<`)
  expect((await requestPage(world, `/en/trainings/brwi-wloskowe-in-english-${id}`)).text).toContain(
    `Time zone: ${english}<`,
  )
})

test('one training has its title, date and place, and nothing about participants', async () => {
  const online_url = 'https://spotkania.example/tajne'
  const { id, artist, path } = await shownTraining('Pokazów', { online_url, to_bring: 'Lusterko.' })
  const { text, status } = await requestPage(world, path)
  expect(status).toBe(200)
  for (const sentence of [
    '<h1 lang="pl">Brwi Włoskowe</h1>',
    'Studio, Długa 1, Pokazów, Polska',
    'Strefa czasowa: czas środkowoeuropejski<',
    'Zostało 8 miejsc',
    '1500',
    `href="/artists/${artist.slug}"`,
    `<link rel="alternate" hreflang="en" href="${world.portal.config.publicUrl}/en/trainings/brwi-wloskowe-in-english-${id}">`,
    `<link rel="canonical" href="${world.portal.config.publicUrl}${path}">`,
    '"@type":"Course"',
    '"hasCourseInstance":{"@type":"CourseInstance"',
    '"courseWorkload":"PT6H"',
    'property="og:image"',
    'mailto:biuro@akademia-atelier.example',
    'tel:+48221234567',
  ])
    expect(text, sentence).toContain(sentence)
  expect(text).not.toContain(online_url)
  expect(text).not.toContain('Lusterko')
})

test('an address with the words of a former title leads to the present one, and one without a training is unknown', async () => {
  const { id, path } = await shownTraining('Nazwów')
  expect((await requestPage(world, path)).status).toBe(200)
  await world.db.updateTable('trainings').set(named('Usta')).where('id', '=', id).execute()
  const moved = await requestPage(world, path)
  expect([moved.status, moved.headers.location]).toEqual([301, `${world.portal.config.publicUrl}/trainings/usta-${id}`])
  expect((await requestPage(world, `/en/trainings/usta-${id}`)).headers.location).toContain(
    `/en/trainings/usta-in-english-${id}`,
  )
  for (const slug of ['usta', `${id}x`, 'usta-0', 'usta-99999999999', 'usta-2147483647'])
    expect((await requestPage(world, `/trainings/${slug}`)).status, slug).toBe(404)
})

test('a training without free registration explains it, and one that was never published is unknown', async () => {
  const { id, artist, path } = await shownTraining('Stanów')
  const next = await insertTraining(world.db, artist.id, named('Następne'), { days: 60 })
  const set = (values: object) => world.db.updateTable('trainings').set(values).where('id', '=', id).execute()
  for (const state of ['DRAFT', 'ACCEPTED', 'UNPUBLISHED', 'COMPLETED', 'CANCELLED'] as const) {
    await set({ state })
    expect((await requestPage(world, path)).status, state).toBe(404)
  }
  await published(id)
  for (const [state, sentence] of [
    ['CANCELLED', 'To szkolenie zostało odwołane.'],
    ['COMPLETED', 'To szkolenie już się odbyło.'],
  ] as const) {
    await set({ state, cancel_reason: 'Choroba artystki' })
    const { status, text } = await requestPage(world, path)
    expect(status).toBe(200)
    expect(text).toContain(sentence)
    expect(text).toContain('noindex')
    expect(text).toContain(`/trainings/nastepne-${next}`)
    expect(text).not.toContain('Choroba artystki')
    expect(text).not.toContain('.ics')
  }
})

test('its sessions come as a file that calendars read', async () => {
  const { id, path } = await shownTraining('Plików')
  const { text, headers, status } = await requestPage(world, `${path}/calendar/pl`)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe('Brwi Włoskowe')
  expect(event?.getFirstPropertyValue('location')).toBe('Studio, Długa 1, Plików')
  expect(event?.getFirstPropertyValue('url')).toContain(path)
  await world.db.updateTable('trainings').set({ state: 'DRAFT' }).where('id', '=', id).execute()
  expect((await requestPage(world, `${path}/calendar/pl`)).status).toBe(404)
  expect((await requestPage(world, `${path}/calendar/de`)).status).toBe(404)
})

test('the artist’s profile, the gallery and the sitemap link to it, and the portal has its address', async () => {
  const { id, artist, path } = await shownTraining('Drogów')
  expect((await requestPage(world, `/artists/${artist.slug}`)).text).toContain(`<a href="${path}">Brwi Włoskowe</a>`)
  expect((await requestPage(world, '/artists')).text).toContain('href="/trainings"')
  const map = (await requestPage(world, '/sitemap.xml')).text
  expect(map).toContain(`${path}</loc>`)
  expect(map).toContain('/en/trainings</loc>')
  const addresses = async () => (await world.as.office.send(publicTrainings.ofTraining, { id })).data.addresses
  expect((await addresses())?.pl).toBe(`${world.portal.config.publicUrl}${path}`)
  await artist.visitor.send(publicProfiles.update, { is_on: false, slug: artist.slug })
  expect(await addresses()).toBeNull()
  expect((await requestPage(world, path)).status).toBe(404)
})

test('while the office has the gallery off, there are no such pages', async () => {
  const { id, artist, path } = await shownTraining('Wyłączów')
  expect((await requestPage(world, path)).status).toBe(200)
  await world.as.office.send(settings.setGallery, { is_gallery_on: false })
  onTestFinished(async () => {
    await world.as.office.send(settings.setGallery, { is_gallery_on: true })
  })
  for (const url of ['/trainings', '/en/trainings', path, `${path}/calendar/pl`])
    expect((await requestPage(world, url)).status, url).toBe(404)
  expect((await requestPage(world, `/artists/${artist.slug}`)).text).not.toContain('/trainings')
  expect((await requestPage(world, '/sitemap.xml')).text).not.toContain('/trainings')
  expect((await world.as.office.send(publicTrainings.ofTraining, { id })).data.addresses).toBeNull()
})

// The last one: everybody's session ends with it.
test('a training that has begun is on no list, and its page shows that it is in progress', async () => {
  const { id, path } = await shownTraining('Początków')
  expect(await listed('?city=poczatkow')).toEqual([id])
  expect((await requestPage(world, path)).text).toContain('Zostało 8 miejsc')
  world.clock.advance({ days: 7, hours: 1 })
  expect(await listed('?city=poczatkow')).toEqual([])
  expect((await requestPage(world, path)).text).toContain('To szkolenie już trwa.')
  world.clock.advance({ days: 1 })
  expect((await requestPage(world, path)).text).toContain('To szkolenie już się odbyło.')
})
