import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { fillPath } from '#kit/contract/endpoint.ts'
import { purposes } from '#kit/contract/values/files.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { consentChange } from '#reputation/consents/contract/consent-change.ts'
import { type Channel, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { slugOf } from '#reputation/public-profiles/contract/slug.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { artistOnShow, pageOf, requestPage } from '#testing/fixtures/shown-artists.ts'
import { changeArtist } from '#testing/make/make-artists.ts'
import { agree, linkTo, shownOnPage } from '#testing/make/make-consents.ts'
import { addReview } from '#testing/make/make-figures.ts'
import { newWork, sendWork } from '#testing/make/make-portfolio.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { versionAt } from './profile-pages.ts'

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

/** The picture that the page names for link previews. */
async function cardAt(slug: string) {
  const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec((await pageOf(world, slug)).text) ?? []
  const { rawPayload: bytes, headers } = await world.app.inject({ url: address.slice(world.config.publicUrl.length) })
  return { address, bytes, headers, facts: await sharp(bytes).metadata() }
}

/** The structured data of the page. */
async function dataOf(slug: string, path = `/artists/${slug}`) {
  const { text } = await requestPage(world, path)
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] ?? []
  const typed = (type: string) => graph.filter((one) => one['@type'] === type)
  return {
    graph,
    person: typed('Person')[0],
    teaching: typed('EducationalOrganization')[0],
    events: typed('EducationEvent'),
  }
}

describe('a public profile', () => {
  test('needs no sign-in, and describes the artist in each language', async () => {
    const { slug } = await artistOnShow(world, {
      first_name: 'Żaneta',
      last_name: 'Lis',
      city: 'Gdynia',
      website: 'https://lis.example/',
    })
    const polish = await pageOf(world, slug)
    expect(polish).toMatchObject({ status: 200, cookies: [] })
    expect(polish.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(polish.text).toContain('<html lang="pl">')
    expect(polish.text).toContain('Uczę od lat.')
    const english = await requestPage(world, `/en/artists/${slug}`)
    expect(english.text).toContain('<html lang="en">')
    for (const sentence of [
      'Żaneta Lis',
      'Gdynia',
      'Teaching for years.',
      'Lips',
      'lis.example',
      '4 years of experience',
    ])
      expect(english.text).toContain(sentence)
    expect(english.text).not.toMatch(/publicPage\.|artists\.\w+[<"]/)
  })

  test('reveals nothing internal between the artist and the academy', async () => {
    const { slug, id } = await artistOnShow(world, {
      phone: '+48699111222',
      street: 'Sekretna 7',
      postal_code: '81-001',
      tax_id: 'DE123456789',
    })
    const { email } = await world.db
      .selectFrom('pro_artists')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { text } = await pageOf(world, slug)
    for (const secret of ['699111222', 'Sekretna', '81-001', 'DE123456789', email]) expect(text).not.toContain(secret)
  })

  test('marks the language of a work’s description, where it has one alone', async () => {
    const { slug, visitor } = await artistOnShow(world)
    const words = { title: { pl: 'Usta' }, description: { pl: '', 'en-US': 'A watercolor fill.' } }
    const { data: work } = await visitor.send(portfolio.create, { ...newWork, ...words })
    expect(work.title).toEqual({ pl: 'Usta', 'en-US': 'Usta', only: 'pl' })
    await visitor.send(portfolio.addImage, { id: work.id, file: await sample('photo.jpg'), stage: 'AFTER' })
    await visitor.send(portfolio.submit, { id: work.id })
    await agree(world.db, work.id)
    await world.as.office.send(portfolio.approve, { id: work.id })
    const { text } = await requestPage(world, `/en/artists/${slug}`)
    expect(text).toContain('<h3 lang="pl">Usta</h3>')
    expect(text).toContain('<p lang="en">A watercolor fill.</p>')
  })

  test('has a head for link previews and search engines', async () => {
    const { slug, visitor } = await artistOnShow(world, { first_name: 'Ada', last_name: 'Lis' })
    await visitor.send(profile.changeAvatar, { avatar: await sample('photo.png') } as never)
    const { publicUrl } = world.config
    const { text } = await requestPage(world, `/en/artists/${slug}`)
    expect(text).toContain('<title>Ada Lis: ')
    expect(text).toContain('<meta name="description" content="Teaching for years.">')
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}/en/artists/${slug}">`)
    for (const [language, path] of [
      ['pl', '/artists/'],
      ['en', '/en/artists/'],
      ['x-default', '/artists/'],
    ])
      expect(text).toContain(`<link rel="alternate" hreflang="${language}" href="${publicUrl}${path}${slug}">`)
    expect(text).toContain('<meta property="og:locale" content="en_US">')
    expect(text).toContain('index, follow')
    const [, image = ''] = /<meta property="og:image" content="([^"]+)">/.exec(text) ?? []
    expect(image).toContain(`${publicUrl}/artists/${slug}/card/en-US?v=`)
    expect(text).toContain('<meta property="og:image:alt" content="Ada Lis, artist of the Atelier network')
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('has a picture for link previews that every program takes, with nothing hidden in it', async () => {
    const { slug, visitor, id } = await artistOnShow(world, { first_name: 'Ada', last_name: 'Lis' })
    const bare = await cardAt(slug)
    await visitor.send(profile.changeAvatar, { avatar: await sample('photo.png') } as never)
    const withPortrait = await cardAt(slug)
    await changeArtist(world.db, id, { last_name: 'Świątek-'.repeat(9) })
    const renamed = await cardAt(slug)
    await world.as.office.send(settings.setAccent, { accent: '#0b7a75' })
    await world.portal.texts.follow()
    const colored = await cardAt(slug)
    await world.as.office.send(settings.setAccent, { accent: null })
    await world.portal.texts.follow()
    const all = [bare, withPortrait, renamed, colored]
    for (const { headers, facts } of all) {
      expect(headers['content-type']).toBe('image/jpeg')
      expect(facts).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined])
    }
    expect(new Set(all.map(({ address }) => address)).size).toBe(4)
    expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(4)
    const polish = fillPath(publicProfiles.card.path, { slug, language: 'pl' })
    // Programs show it on pages of their own.
    expect(await requestPage(world, polish)).toMatchObject({
      status: 200,
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
    })
    const portrait = fillPath(publicProfiles.portrait.path, { slug, size: 'large' })
    expect((await requestPage(world, portrait)).headers['cross-origin-resource-policy']).toBe('same-site')
    expect(await requestPage(world, fillPath(publicProfiles.card.path, { slug, language: 'xx' }))).toMatchObject({
      status: 404,
    })
  })

  test('ends with who runs the academy, in words that are apart without a style, too', async () => {
    const { slug } = await artistOnShow(world)
    const words = (await pageOf(world, slug)).text.replaceAll(/<[^>]+>/g, '')
    expect(words).toContain(world.portal.texts.constants().imprint.replaceAll(' · ', ' '))
  })

  test('has no heading without a text', async () => {
    const { slug } = await artistOnShow(world, { bio: null, languages: [] })
    expect((await pageOf(world, slug)).text).not.toContain('id="about"')
  })

  test('is found by an address that is typed as a name is written', async () => {
    const { slug } = await artistOnShow(world)
    expect(await pageOf(world, slug.toUpperCase())).toMatchObject({
      status: 301,
      headers: { location: `${world.config.publicUrl}/artists/${slug}` },
    })
  })

  test.each(['', '/en'])('is found with a slash behind its address, too: %s/artists/…/', async (beginning) => {
    const { slug } = await artistOnShow(world)
    const { status, headers } = await requestPage(world, `${beginning}/artists/${slug}/?from=card`)
    expect([status, headers.location]).toEqual([301, `${beginning}/artists/${slug}?from=card`])
    const { headers: unknown } = await requestPage(world, `${beginning}/artists/nobody-at-all/`)
    const page = await requestPage(world, unknown.location ?? '')
    expect(page).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })

  test('runs one script of its own, and takes styles and pictures from the portal alone', async () => {
    const { slug } = await artistOnShow(world)
    const { text, headers } = await pageOf(world, slug)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    const scripts = [...text.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([^<]*)</g)]
    expect(scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'))).toEqual([
      /script-src 'sha256-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    ])
    expect(text).not.toMatch(/\sstyle=|\son\w+=/)
    expect(text).toContain('@media (prefers-color-scheme: dark) { :root { color-scheme: dark;')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  test('escapes any text', async () => {
    const evil = `</script><script>alert("1")</script>'"&<!--`
    const { slug, id } = await artistOnShow(world, {
      first_name: 'Ada'.repeat(20),
      last_name: 'Ł'.repeat(60),
      city: evil,
      bio: { pl: evil, 'en-US': evil },
    })
    await insertTraining(world.db, id, { title: { pl: evil, 'en-US': evil }, description: { pl: evil, 'en-US': evil } })
    const { text } = await pageOf(world, slug)
    expect(text.match(/<script>/g)).toHaveLength(1)
    expect(text).not.toContain('</script><script')
    expect(text).toContain('&#60;/script&#62;&#60;script&#62;alert(')
    const { person, events } = await dataOf(slug)
    expect(person).toMatchObject({ name: `${'Ada'.repeat(20)} ${'Ł'.repeat(60)}`, address: { addressLocality: evil } })
    expect(events[0]).toMatchObject({ name: evil, description: evil })
  })

  test('shows coming trainings that are published, and where seats are left', async () => {
    const { slug, id } = await artistOnShow(world)
    await insertTraining(world.db, id, { title: { pl: 'Usta w maju', 'en-US': 'Lips in May' } })
    await insertTraining(world.db, id, { title: { pl: 'Szkic', 'en-US': 'Draft' }, state: 'ACCEPTED' })
    await insertTraining(world.db, id, { title: { pl: 'Dawne', 'en-US': 'Past' } }, { days: -3 })
    const { events } = await dataOf(slug)
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      name: 'Usta w maju',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', address: { addressLocality: 'Łódź', addressCountry: 'PL' } },
      offers: { price: '1500.00', priceCurrency: 'PLN', availability: 'https://schema.org/InStock' },
    })
    const { text } = await pageOf(world, slug)
    expect(text).toContain('Zostało 8 miejsc')
    expect(text).not.toContain('Szkic')
    expect(text).not.toContain('Dawne')
  })

  test('does not contain the address of an online training', async () => {
    const { slug, id } = await artistOnShow(world)
    await insertTraining(world.db, id, { kind: 'ONLINE', venue: null, online_url: 'https://meet.example/secret' })
    const { text } = await pageOf(world, slug)
    expect(text).not.toContain('meet.example')
    expect((await dataOf(slug)).events[0]).toMatchObject({ location: { '@type': 'VirtualLocation' } })
  })

  test('has a rating only where somebody rated, with every number behind it', async () => {
    const { slug, id } = await artistOnShow(world)
    expect((await dataOf(slug)).teaching).not.toHaveProperty('aggregateRating')
    expect((await pageOf(world, slug)).text).toContain('Nie ma jeszcze opinii.')
    const training = await insertTraining(world.db, id, { state: 'COMPLETED' })
    for (const rating of [5, 5, 4, 1]) await addReview(world.db, training, rating)
    await addReview(world.db, training, 1, 'REMOVED')
    await addReview(world.db, training, 2, 'HIDDEN')
    const { teaching } = await dataOf(slug)
    expect(teaching).toMatchObject({
      aggregateRating: { ratingValue: 3.75, reviewCount: 4, bestRating: 5, worstRating: 1 },
    })
    expect(teaching?.review).toHaveLength(4)
    const { text } = await pageOf(world, slug)
    expect(text.match(/<figure class="review"/g)).toHaveLength(4)
    expect(text).toContain('3,75')
    expect(text).toContain('1 zdjęta za naruszenie zasad')
    expect(text).toContain('Skąd są te opinie')
  })
})

test('a page whose reviews were all removed shows how many, by rating', async () => {
  const { slug, id } = await artistOnShow(world)
  const training = await insertTraining(world.db, id, { state: 'COMPLETED' })
  for (const rating of [1, 1]) await addReview(world.db, training, rating, 'REMOVED')
  const { text } = await pageOf(world, slug)
  expect(text).toContain('Nie ma jeszcze opinii.')
  expect(text).toContain('2 zdjęte za naruszenie zasad')
  expect(text).not.toContain('class="average"')
})

describe('a work on the page', () => {
  /** An approved work, with the link of the person in its pictures, who agreed to these channels. */
  async function approvedWork({ visitor }: { visitor: Visitor }, ...sentence: Channel[]) {
    const work = await sendWork(visitor, 'photo.jpg')
    const hash = await linkTo(world.db, visitor, work.id)
    const model = await world.guest()
    const answer = async (...channels: Channel[]) => {
      const { channels: standing } = (await model.send(consents.open, { hash })).data
      const shown = { ...(await shownOnPage(model, hash)), is_again: true }
      await model.send(consents.answer, { hash, ...consentChange(channels, standing), ...shown })
    }
    await answer(...sentence)
    await visitor.send(portfolio.submit, { id: work.id })
    await world.as.office.send(portfolio.approve, { id: work.id })
    return { id: work.id, imageId: work.images[0]?.id as number, answer }
  }
  const sizes = Object.keys(purposes.portfolio.widths)
  const addresses = (slug: string, image_id: number) =>
    sizes.map((size) => fillPath(publicProfiles.picture.path, { slug, image_id, size }))
  const answersAt = (paths: string[], headers = {}) =>
    Promise.all(paths.map((path) => requestPage(world, path, headers).then(({ status }) => status)))

  test('has its pictures in more than one size, and words for who does not see them', async () => {
    const artist = await artistOnShow(world)
    const { imageId } = await approvedWork(artist, 'WEBSITE')
    const { text } = await pageOf(world, artist.slug)
    const [, src = '', srcset = ''] =
      /<div class="pictures"><figure><img src="([^"]+)" srcset="([^"]+)"/.exec(text) ?? []
    expect(src).toBe(`/artists/${artist.slug}/works/${imageId}/medium`)
    expect(srcset).toContain(`/artists/${artist.slug}/works/${imageId}/small `)
    expect(text).toMatch(/<img [^>]*alt="[^"]{5,}"/)
    expect(text).toContain('Usta w odcieniu brzoskwini')
    expect(await answersAt(addresses(artist.slug, imageId))).toEqual([200, 200, 200])
  })

  test('is not there without consent to the website, nor before the office approved it', async () => {
    const artist = await artistOnShow(world)
    const { imageId } = await approvedWork(artist, 'ACADEMY', 'SOCIAL')
    const waiting = await sendWork(artist.visitor, 'photo.jpg')
    await agree(world.db, waiting.id)
    await artist.visitor.send(portfolio.submit, { id: waiting.id })
    expect((await pageOf(world, artist.slug)).text).not.toContain('class="pictures"')
    for (const id of [imageId, waiting.images[0]?.id as number])
      expect(await answersAt(addresses(artist.slug, id))).toEqual([404, 404, 404])
  })

  test('is no longer available on the next request once consent is withdrawn, its files at every address', async () => {
    const artist = await artistOnShow(world)
    const { imageId, answer } = await approvedWork(artist, 'WEBSITE', 'SOCIAL')
    const paths = addresses(artist.slug, imageId)
    const { headers } = await requestPage(world, paths[0] as string)
    await pageOf(world, artist.slug)
    expect((await pageOf(world, artist.slug)).text).toContain(paths[0])
    await answer('SOCIAL')
    expect((await pageOf(world, artist.slug)).text).not.toContain(`/works/${imageId}/`)
    expect(await answersAt(paths)).toEqual([404, 404, 404])
    expect(await answersAt(paths, { 'if-none-match': headers.etag })).toEqual([404, 404, 404])
    await answer('WEBSITE', 'SOCIAL')
    expect((await pageOf(world, artist.slug)).text).toContain(`/works/${imageId}/`)
  })

  test('is no longer available once the office hides it, the artist changes it, or the profile is off', async () => {
    const artist = await artistOnShow(world)
    const [one, other] = [await approvedWork(artist, 'WEBSITE'), await approvedWork(artist, 'WEBSITE')]
    expect((await pageOf(world, artist.slug)).text).toContain(`/works/${one.imageId}/`)
    await world.as.office.send(portfolio.hide, { id: one.id, reason: 'Rozpoznawalna twarz.' })
    const { text } = await pageOf(world, artist.slug)
    expect([text.includes(`/works/${one.imageId}/`), text.includes(`/works/${other.imageId}/`)]).toEqual([false, true])
    const inPortfolio = fillPath(portfolio.image.path, { id: other.imageId, size: 'small' })
    const paths = [...addresses(artist.slug, other.imageId), inPortfolio]
    expect(await answersAt(paths)).toEqual([200, 200, 200, 200])
    expect(await answersAt(addresses((await artistOnShow(world)).slug, other.imageId))).toEqual([404, 404, 404])
    await artist.visitor.send(publicProfiles.update, { is_on: false, slug: artist.slug })
    expect(await answersAt(paths)).toEqual([404, 404, 404, 404])
  })
})

test('search engines find the profiles, and nothing of the API', async () => {
  const { slug } = await artistOnShow(world)
  const robots = await requestPage(world, '/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.text).toContain('Disallow: /api/')
  expect(robots.text).toContain(`Sitemap: ${world.config.publicUrl}/sitemap.xml`)
  const { text, headers } = await requestPage(world, '/sitemap.xml')
  expect(headers['content-type']).toContain('xml')
  expect(text).toContain(`<loc>${world.config.publicUrl}/en/artists/${slug}</loc>`)
})

test.each(['/robots.txt', '/sitemap.xml'])('%s is cached, and only revalidated', async (path) => {
  const { headers } = await requestPage(world, path)
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(await requestPage(world, path, { 'if-none-match': headers.etag ?? '' })).toMatchObject({
    status: 304,
    text: '',
  })
})

test('the demo’s artist has one', async () => {
  const { data } = await world.as.artist.send(publicProfiles.get, {})
  expect(data).toMatchObject({ is_live: true, slug: slugOf(`${cast.artist.first_name} ${cast.artist.last_name}`) })
  expect((await pageOf(world, data.slug)).text).toContain('EducationEvent')
})

test('the version of a page is found by index, by a plan that is cached for every address', async () => {
  const plan = await world.db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`prepare versions (text) as ${sql.raw(versionAt)}`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute versions('one')`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('public_profile_addresses_pkey')
  expect(plan).toContain('pro_artists_pkey')
  expect(plan).not.toContain('Hash Join')
})
