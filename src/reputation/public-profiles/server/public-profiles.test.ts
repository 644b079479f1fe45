import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillPath } from '#kit/contract/endpoint.ts'
import { purposes } from '#kit/contract/values/files.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { users } from '#people/users/contract/users.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { consentChange } from '#reputation/consents/contract/consent-change.ts'
import { type Channel, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { isReserved, isSlug, slugOf } from '#reputation/public-profiles/contract/slug.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { changeArtist } from '#testing/make/make-artists.ts'
import { agree, linkTo, shownOnPage } from '#testing/make/make-consents.ts'
import { addReview } from '#testing/make/make-figures.ts'
import { newWork, sendWork } from '#testing/make/make-portfolio.ts'
import { newSlug } from '#testing/make/make-public-profiles.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { versionAt } from './profile-pages.ts'

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

/** Somebody of the network who shows themselves, at an address of their own. */
async function artistOnShow(values: Parameters<typeof changeArtist>[2] = {}) {
  const { id: userId, visitor } = await world.person('pro-artist')
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await changeArtist(world.db, id, { bio: { pl: 'Uczę od lat.', 'en-US': 'Teaching for years.' }, ...values })
  const slug = newSlug()
  await visitor.send(publicProfiles.update, { is_on: true, slug })
  return { id, userId, visitor, slug }
}

async function seen(path: string, headers: Record<string, string> = {}) {
  return (await world.guest()).request({ method: 'GET', url: path, headers: { accept: 'text/html', ...headers } })
}
const pageOf = (slug: string) => seen(`/artists/${slug}`)

/** The picture that the page names for link previews. */
async function cardAt(slug: string) {
  const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec((await pageOf(slug)).text) ?? []
  const { rawPayload: bytes, headers } = await world.app.inject({ url: address.slice(world.config.publicUrl.length) })
  return { address, bytes, headers, facts: await sharp(bytes).metadata() }
}

/** The structured data of the page. */
async function dataOf(slug: string, path = `/artists/${slug}`) {
  const { text } = await seen(path)
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
  test('needs no sign-in, and says who the artist is in each language', async () => {
    const { slug } = await artistOnShow({
      first_name: 'Żaneta',
      last_name: 'Lis',
      city: 'Gdynia',
      website: 'https://lis.example/',
    })
    const polish = await pageOf(slug)
    expect(polish).toMatchObject({ status: 200, cookies: [] })
    expect(polish.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(polish.text).toContain('<html lang="pl">')
    expect(polish.text).toContain('Uczę od lat.')
    const english = await seen(`/en/artists/${slug}`)
    expect(english.text).toContain('<html lang="en">')
    for (const said of ['Żaneta Lis', 'Gdynia', 'Teaching for years.', 'Lips', 'lis.example', '4 years of experience'])
      expect(english.text).toContain(said)
    expect(english.text).not.toMatch(/publicPage\.|artists\.\w+[<"]/)
  })

  test('tells nothing that is between the artist and the academy', async () => {
    const { slug, id } = await artistOnShow({
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
    const { text } = await pageOf(slug)
    for (const secret of ['699111222', 'Sekretna', '81-001', 'DE123456789', email]) expect(text).not.toContain(secret)
  })

  test('says in which language a work is described, where that is one alone', async () => {
    const { slug, visitor } = await artistOnShow()
    const words = { title: { pl: 'Usta' }, description: { pl: '', 'en-US': 'A watercolor fill.' } }
    const { data: work } = await visitor.send(portfolio.create, { ...newWork, ...words })
    expect(work.title).toEqual({ pl: 'Usta', 'en-US': 'Usta', only: 'pl' })
    await visitor.send(portfolio.addImage, { id: work.id, file: await sample('photo.jpg'), stage: 'AFTER' })
    await visitor.send(portfolio.submit, { id: work.id })
    await agree(world.db, work.id)
    await world.as.office.send(portfolio.approve, { id: work.id })
    const { text } = await seen(`/en/artists/${slug}`)
    expect(text).toContain('<h3 lang="pl">Usta</h3>')
    expect(text).toContain('<p lang="en">A watercolor fill.</p>')
  })

  test('has a head for link previews and search engines', async () => {
    const { slug, visitor } = await artistOnShow({ first_name: 'Ada', last_name: 'Lis' })
    await visitor.send(profile.changeAvatar, { avatar: await sample('photo.png') } as never)
    const { publicUrl } = world.config
    const { text } = await seen(`/en/artists/${slug}`)
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
    const { slug, visitor, id } = await artistOnShow({ first_name: 'Ada', last_name: 'Lis' })
    const bare = await cardAt(slug)
    await visitor.send(profile.changeAvatar, { avatar: await sample('photo.png') } as never)
    const withPortrait = await cardAt(slug)
    await changeArtist(world.db, id, { last_name: 'Świątek-'.repeat(9) })
    const renamed = await cardAt(slug)
    for (const { headers, facts } of [bare, withPortrait, renamed]) {
      expect(headers['content-type']).toBe('image/jpeg')
      expect(facts).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined])
    }
    expect(new Set([bare, withPortrait, renamed].map(({ address }) => address)).size).toBe(3)
    expect(new Set([bare, withPortrait, renamed].map(({ bytes }) => bytes.toString('base64'))).size).toBe(3)
    const polish = fillPath(publicProfiles.card.path, { slug, language: 'pl' })
    // Programs show it on pages of their own.
    expect(await seen(polish)).toMatchObject({
      status: 200,
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
    })
    const portrait = fillPath(publicProfiles.portrait.path, { slug, size: 'large' })
    expect((await seen(portrait)).headers['cross-origin-resource-policy']).toBe('same-site')
    expect(await seen(fillPath(publicProfiles.card.path, { slug, language: 'xx' }))).toMatchObject({ status: 404 })
  })

  test('says nothing under a heading where the artist says nothing', async () => {
    const { slug } = await artistOnShow({ bio: null, languages: [] })
    expect((await pageOf(slug)).text).not.toContain('id="about"')
  })

  test('is found by an address that is typed as a name is written', async () => {
    const { slug } = await artistOnShow()
    expect(await pageOf(slug.toUpperCase())).toMatchObject({
      status: 301,
      headers: { location: `${world.config.publicUrl}/artists/${slug}` },
    })
  })

  test.each(['', '/en'])('is found with a slash behind its address, too: %s/artists/…/', async (beginning) => {
    const { slug } = await artistOnShow()
    const { status, headers } = await seen(`${beginning}/artists/${slug}/?from=card`)
    expect([status, headers.location]).toEqual([301, `${beginning}/artists/${slug}?from=card`])
    const { headers: unknown } = await seen(`${beginning}/artists/nobody-at-all/`)
    const page = await seen(unknown.location ?? '')
    expect(page).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })

  test('runs no script, and takes styles and pictures from the portal alone', async () => {
    const { slug } = await artistOnShow()
    const { text, headers } = await pageOf(slug)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")|\sstyle=|\son\w+=/)
    expect(text).toContain('@media (prefers-color-scheme: dark) { :root { color-scheme: dark;')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  test('shows what people typed as they typed it, whatever it is', async () => {
    const evil = `</script><script>alert("1")</script>'"&<!--`
    const { slug, id } = await artistOnShow({
      first_name: 'Ada'.repeat(20),
      last_name: 'Ł'.repeat(60),
      city: evil,
      bio: { pl: evil, 'en-US': evil },
    })
    await insertTraining(world.db, id, { title: { pl: evil, 'en-US': evil }, description: { pl: evil, 'en-US': evil } })
    const { text } = await pageOf(slug)
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('</script><script')
    expect(text).toContain('&#60;/script&#62;&#60;script&#62;alert(')
    const { person, events } = await dataOf(slug)
    expect(person).toMatchObject({ name: `${'Ada'.repeat(20)} ${'Ł'.repeat(60)}`, address: { addressLocality: evil } })
    expect(events[0]).toMatchObject({ name: evil, description: evil })
  })

  test('shows coming trainings that are published, and where seats are left', async () => {
    const { slug, id } = await artistOnShow()
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
    const { text } = await pageOf(slug)
    expect(text).toContain('Zostało 8 miejsc')
    expect(text).not.toContain('Szkic')
    expect(text).not.toContain('Dawne')
  })

  test('does not say where an online training is held', async () => {
    const { slug, id } = await artistOnShow()
    await insertTraining(world.db, id, { kind: 'ONLINE', venue: null, online_url: 'https://meet.example/secret' })
    const { text } = await pageOf(slug)
    expect(text).not.toContain('meet.example')
    expect((await dataOf(slug)).events[0]).toMatchObject({ location: { '@type': 'VirtualLocation' } })
  })

  test('has a rating only where somebody rated, with every number behind it', async () => {
    const { slug, id } = await artistOnShow()
    expect((await dataOf(slug)).teaching).not.toHaveProperty('aggregateRating')
    expect((await pageOf(slug)).text).toContain('Nie ma jeszcze opinii.')
    const training = await insertTraining(world.db, id, { state: 'COMPLETED' })
    for (const rating of [5, 5, 4, 1]) await addReview(world.db, training, rating)
    await addReview(world.db, training, 1, 'REMOVED')
    await addReview(world.db, training, 2, 'HIDDEN')
    const { teaching } = await dataOf(slug)
    expect(teaching).toMatchObject({
      aggregateRating: { ratingValue: 3.75, reviewCount: 4, bestRating: 5, worstRating: 1 },
    })
    expect(teaching?.review).toHaveLength(4)
    const { text } = await pageOf(slug)
    expect(text.match(/<figure class="review"/g)).toHaveLength(4)
    expect(text).toContain('3,75')
    expect(text).toContain('1 zdjęta za naruszenie zasad')
    expect(text).toContain('Skąd są te opinie')
  })
})

test('a page whose reviews were all taken down says how many, star by star', async () => {
  const { slug, id } = await artistOnShow()
  const training = await insertTraining(world.db, id, { state: 'COMPLETED' })
  for (const rating of [1, 1]) await addReview(world.db, training, rating, 'REMOVED')
  const { text } = await pageOf(slug)
  expect(text).toContain('Nie ma jeszcze opinii.')
  expect(text).toContain('2 zdjęte za naruszenie zasad')
  expect(text).not.toContain('class="average"')
})

describe('a work on the page', () => {
  /** An approved work, with the link of the person in its pictures, who agreed to these channels. */
  async function approvedWork({ visitor }: { visitor: Visitor }, ...said: Channel[]) {
    const work = await sendWork(visitor, 'photo.jpg')
    const hash = await linkTo(world.db, visitor, work.id)
    const model = await world.guest()
    const answer = async (...channels: Channel[]) => {
      const { channels: standing } = (await model.send(consents.open, { hash })).data
      const seen = { ...(await shownOnPage(model, hash)), is_again: true }
      await model.send(consents.answer, { hash, ...consentChange(channels, standing), ...seen })
    }
    await answer(...said)
    await visitor.send(portfolio.submit, { id: work.id })
    await world.as.office.send(portfolio.approve, { id: work.id })
    return { id: work.id, imageId: work.images[0]?.id as number, answer }
  }
  const sizes = Object.keys(purposes.portfolio.widths)
  const addresses = (slug: string, image_id: number) =>
    sizes.map((size) => fillPath(publicProfiles.picture.path, { slug, image_id, size }))
  const answersAt = (paths: string[], headers = {}) =>
    Promise.all(paths.map((path) => seen(path, headers).then(({ status }) => status)))

  test('has its pictures in more than one size, and words for who does not see them', async () => {
    const artist = await artistOnShow()
    const { imageId } = await approvedWork(artist, 'WEBSITE')
    const { text } = await pageOf(artist.slug)
    const [, src = '', srcset = ''] =
      /<div class="pictures"><figure><img src="([^"]+)" srcset="([^"]+)"/.exec(text) ?? []
    expect(src).toBe(`/artists/${artist.slug}/works/${imageId}/medium`)
    expect(srcset).toContain(`/artists/${artist.slug}/works/${imageId}/small `)
    expect(text).toMatch(/<img [^>]*alt="[^"]{5,}"/)
    expect(text).toContain('Usta w odcieniu brzoskwini')
    expect(await answersAt(addresses(artist.slug, imageId))).toEqual([200, 200, 200])
  })

  test('is not there without consent to the website, nor before the office approved it', async () => {
    const artist = await artistOnShow()
    const { imageId } = await approvedWork(artist, 'ACADEMY', 'SOCIAL')
    const waiting = await sendWork(artist.visitor, 'photo.jpg')
    await agree(world.db, waiting.id)
    await artist.visitor.send(portfolio.submit, { id: waiting.id })
    expect((await pageOf(artist.slug)).text).not.toContain('class="pictures"')
    for (const id of [imageId, waiting.images[0]?.id as number])
      expect(await answersAt(addresses(artist.slug, id))).toEqual([404, 404, 404])
  })

  test('is gone on the next request once consent is withdrawn, its files at every address', async () => {
    const artist = await artistOnShow()
    const { imageId, answer } = await approvedWork(artist, 'WEBSITE', 'SOCIAL')
    const paths = addresses(artist.slug, imageId)
    const { headers } = await seen(paths[0] as string)
    await pageOf(artist.slug)
    expect((await pageOf(artist.slug)).text).toContain(paths[0])
    await answer('SOCIAL')
    expect((await pageOf(artist.slug)).text).not.toContain(`/works/${imageId}/`)
    expect(await answersAt(paths)).toEqual([404, 404, 404])
    expect(await answersAt(paths, { 'if-none-match': headers.etag })).toEqual([404, 404, 404])
    await answer('WEBSITE', 'SOCIAL')
    expect((await pageOf(artist.slug)).text).toContain(`/works/${imageId}/`)
  })

  test('is gone once the office hides it, the artist changes it, or the profile is off', async () => {
    const artist = await artistOnShow()
    const [one, other] = [await approvedWork(artist, 'WEBSITE'), await approvedWork(artist, 'WEBSITE')]
    expect((await pageOf(artist.slug)).text).toContain(`/works/${one.imageId}/`)
    await world.as.office.send(portfolio.hide, { id: one.id, reason: 'Rozpoznawalna twarz.' })
    const { text } = await pageOf(artist.slug)
    expect([text.includes(`/works/${one.imageId}/`), text.includes(`/works/${other.imageId}/`)]).toEqual([false, true])
    const inPortfolio = fillPath(portfolio.image.path, { id: other.imageId, size: 'small' })
    const paths = [...addresses(artist.slug, other.imageId), inPortfolio]
    expect(await answersAt(paths)).toEqual([200, 200, 200, 200])
    expect(await answersAt(addresses((await artistOnShow()).slug, other.imageId))).toEqual([404, 404, 404])
    await artist.visitor.send(publicProfiles.update, { is_on: false, slug: artist.slug })
    expect(await answersAt(paths)).toEqual([404, 404, 404, 404])
  })
})

describe('right again on the first request', () => {
  /** The page before an action, when it is cached, and right after it. */
  async function beforeAndAfter(slug: string, act: () => Promise<unknown>): Promise<[string, string]> {
    await pageOf(slug)
    const before = (await pageOf(slug)).text
    await act()
    return [before, (await pageOf(slug)).text]
  }

  test.each<[string, (artist: Awaited<ReturnType<typeof artistOnShow>>) => Promise<unknown>, string]>([
    ['a new name', ({ id }) => changeArtist(world.db, id, { last_name: 'Nowa-Zając' }), 'Nowa-Zając'],
    [
      'a level called otherwise',
      ({ id }) =>
        sql`
      update levels set name = jsonb_set(name, '{pl}', '"Poziom nowy"') where id = (select level_id from pro_artists where id = ${id})
    `.execute(world.db),
      'Poziom nowy',
    ],
    [
      'a new training',
      ({ id }) => insertTraining(world.db, id, { title: { pl: 'Całkiem nowe', 'en-US': 'New' } }),
      'Całkiem nowe',
    ],
    [
      'another text of the portal',
      async () => {
        await sql`update translations set translation = 'Całkiem inaczej' where key = 'publicPage.about'`.execute(
          world.db,
        )
        await sql`update texts_version set version = version + 1`.execute(world.db)
      },
      'Całkiem inaczej',
    ],
  ])('after %s', async (_, act, said) => {
    const artist = await artistOnShow()
    const [before, after] = await beforeAndAfter(artist.slug, () => act(artist))
    expect(before).not.toContain(said)
    expect(after).toContain(said)
  })

  test('after a training was changed, sold out and cancelled', async () => {
    const { id, slug } = await artistOnShow()
    const training = await insertTraining(world.db, id, {
      title: { pl: 'Pierwszy tytuł', 'en-US': 'First' },
      seats_max: 1,
    })
    expect((await pageOf(slug)).text).toContain('Pierwszy tytuł')
    await sql`update trainings set title = '{"pl": "Drugi tytuł", "en-US": "Second"}' where id = ${training}`.execute(
      world.db,
    )
    expect((await pageOf(slug)).text).toContain('Drugi tytuł')
    await addParticipant(training)
    expect((await pageOf(slug)).text).toContain('Nie ma wolnych miejsc')
    await sql`update trainings set state = 'CANCELLED' where id = ${training}`.execute(world.db)
    expect((await pageOf(slug)).text).not.toContain('Drugi tytuł')
  })

  test('after a review was hidden, and after its author was called otherwise', async () => {
    const { id, slug } = await artistOnShow()
    const review = await addReview(world.db, await insertTraining(world.db, id, { state: 'COMPLETED' }), 5)
    const { text } = await pageOf(slug)
    const [, author = ''] = /<figcaption[^>]*>([^,]+),/.exec(text) ?? []
    await sql`update students set first_name = 'Zupełnieinna' where first_name || ' ' || left(last_name, 1) || '.' = ${author}`.execute(
      world.db,
    )
    expect((await pageOf(slug)).text).toContain('Zupełnieinna')
    await sql`update reviews set status = 'HIDDEN' where id = ${review}`.execute(world.db)
    expect((await pageOf(slug)).text).not.toContain('<figure class="review">')
  })

  test('while the author of a review, or the artist, is going to be erased', async () => {
    const { id, slug } = await artistOnShow()
    const review = await addReview(world.db, await insertTraining(world.db, id, { state: 'COMPLETED' }), 5)
    const { student_id } = await world.db
      .selectFrom('reviews')
      .innerJoin('participants', 'participants.id', 'participant_id')
      .select('student_id')
      .where('reviews.id', '=', review)
      .executeTakeFirstOrThrow()
    await sql`update students set first_name = 'Odchodząca' where id = ${student_id}`.execute(world.db)
    const { owner } = world.as
    const author = { id: student_id, is_settled: true }
    expect((await pageOf(slug)).text).toContain('Odchodząca')
    const { data } = await owner.send(erasures.requestStudent, author)
    expect((await pageOf(slug)).text).not.toContain('Odchodząca')
    await owner.send(erasures.withdraw, { id: data.id })
    expect((await pageOf(slug)).text).toContain('Odchodząca')
    const { data: leaving } = await owner.send(erasures.requestArtist, { id, is_settled: true })
    expect((await pageOf(slug)).status).toBe(410)
    await owner.send(erasures.withdraw, { id: leaving.id })
    expect((await pageOf(slug)).status).toBe(200)
  })

  test('after a review earned its author a voucher', async () => {
    const { id, slug } = await artistOnShow()
    const review = await addReview(world.db, await insertTraining(world.db, id, { state: 'COMPLETED' }), 5)
    expect((await pageOf(slug)).text).not.toContain('akademia dała voucher')
    await sql`update reviews set voucher_id = (select min(id) from vouchers) where id = ${review}`.execute(world.db)
    expect((await pageOf(slug)).text).toContain('za napisanie tej opinii akademia dała voucher')
  })

  test('after a review was reported, and the office kept it', async () => {
    const { id, slug, visitor } = await artistOnShow()
    const review = await addReview(world.db, await insertTraining(world.db, id, { state: 'COMPLETED' }), 2)
    expect((await pageOf(slug)).text).not.toContain('Biuro oddaliło')
    await visitor.send(abuseReports.report, {
      id: review,
      reason: 'NOT_GENUINE',
      explanation: 'Tej osoby tu nie było.',
    })
    const report = await world.db
      .selectFrom('abuse_reports')
      .select('id')
      .where('review_id', '=', review)
      .executeTakeFirstOrThrow()
    await world.as.office.send(abuseReports.dismiss, { ...report, note: 'Lista obecności ją potwierdza.' })
    expect((await pageOf(slug)).text).toContain('Biuro oddaliło 1 z 1 zgłoszenia tego artysty (100%).')
    expect((await seen(`/en/artists/${slug}`)).text).toContain('dismissed 1 of 1 report by this artist (100%).')
  })

  test('once a training has begun, though nothing was changed', async () => {
    const { id, slug } = await artistOnShow()
    await insertTraining(world.db, id, { title: { pl: 'Zaraz potem', 'en-US': 'Soon' } }, { days: 400 })
    expect((await pageOf(slug)).text).toContain('Zaraz potem')
    world.clock.advance({ days: 401 })
    expect((await pageOf(slug)).text).not.toContain('Zaraz potem')
    world.clock.advance({ days: -401 })
  })

  test('and nothing is sent twice to whoever has it as it is', async () => {
    const { slug, id } = await artistOnShow()
    const { headers } = await pageOf(slug)
    const again = await seen(`/artists/${slug}`, { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
    await changeArtist(world.db, id, { city: 'Sopot' })
    expect(await seen(`/artists/${slug}`, { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 200 })
  })
})

async function addParticipant(training_id: number): Promise<void> {
  await sql`
    insert into participants (training_id, student_id, status, registered_at)
    select ${training_id}, min(id), 'CONFIRMED', now() from students
  `.execute(world.db)
}

describe('off means gone', () => {
  const gone: [string, (artist: Awaited<ReturnType<typeof artistOnShow>>) => Promise<unknown>, number][] = [
    [
      'the artist switched it off',
      ({ visitor, slug }) => visitor.send(publicProfiles.update, { is_on: false, slug }),
      410,
    ],
    [
      'the office switched it off',
      ({ id }) => world.as.office.send(publicProfiles.block, { id, reason: 'Cudze zdjęcia.' }),
      410,
    ],
    ['the artist is disabled', ({ id }) => world.as.office.send(artists.disable, { id }), 410],
    ['the account is blocked', ({ userId }) => world.as.owner.send(users.block, { id: userId }), 410],
    ['the artist left the network', ({ id }) => changeArtist(world.db, id, { invitation_status: 2 }), 410],
    ['the artist was deleted', ({ id }) => world.as.office.send(artists.remove, { id }), 404],
  ]
  test.each(gone)('on the next request, with its pictures: %s', async (_, act, status) => {
    const artist = await artistOnShow()
    const { slug, visitor } = artist
    await visitor.send(profile.changeAvatar, { avatar: await sample('photo.png') } as never)
    const addresses = [`/artists/${slug}`, `/en/artists/${slug}`]
    const picture = fillPath(publicProfiles.portrait.path, { slug, size: 'large' })
    const card = fillPath(publicProfiles.card.path, { slug, language: 'pl' })
    for (const path of [...addresses, picture, card]) expect(await seen(path)).toMatchObject({ status: 200 })
    const { headers } = await seen(picture)
    await act(artist)
    for (const path of addresses) {
      const { status: answered, text } = await seen(path)
      expect(answered).toBe(status)
      expect(text).toContain('noindex')
      expect(text).not.toContain('Uczę od lat.')
    }
    expect(await seen(picture, { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 404 })
    expect(await seen(card)).toMatchObject({ status: 404 })
    expect((await seen('/sitemap.xml')).text).not.toContain(slug)
  })

  test('an address that nobody ever had is not found, and neither is one that nobody ever saw', async () => {
    expect(await pageOf('nobody-at-all')).toMatchObject({ status: 404 })
    const { visitor } = await world.person('pro-artist')
    const slug = newSlug()
    await visitor.send(publicProfiles.update, { is_on: false, slug })
    expect(await pageOf(slug)).toMatchObject({ status: 404 })
  })
})

describe('the artist', () => {
  test('is not shown until they say so, and gets an address of their name proposed', async () => {
    const { visitor, id } = await world.person('pro-artist')
    const { data } = await visitor.send(publicProfiles.get, {})
    expect(data).toMatchObject({ is_on: false, is_live: false, blocked: null, old_slugs: [] })
    expect(isSlug(data.slug)).toBe(true)
    expect(await pageOf(data.slug)).toMatchObject({ status: 404 })
    const saved = (await visitor.send(publicProfiles.update, { is_on: true, slug: data.slug })).data
    expect(saved).toMatchObject({ is_on: true, is_live: true })
    expect(saved.addresses).toEqual({
      pl: `${world.config.publicUrl}/artists/${data.slug}`,
      'en-US': `${world.config.publicUrl}/en/artists/${data.slug}`,
    })
    expect((await visitor.send(publicProfiles.get, {})).data).toEqual(saved)
    expect(id).toBeGreaterThan(0)
  })

  test('cannot take an address that is somebody’s, was somebody’s, or is the portal’s', async () => {
    const one = await artistOnShow()
    await one.visitor.send(publicProfiles.update, { is_on: true, slug: newSlug() })
    const other = await artistOnShow()
    const colleague = await artistOnShow({ first_name: 'Żelisława', last_name: 'Niezwykła' })
    await artistOnShow({ first_name: 'Maria Anna', last_name: 'Nowak-Kowalska' })
    for (const [slug, problem] of [
      [one.slug, 'slug_taken'],
      ['admin', 'slug_reserved'],
      ['biuro-akademii', 'slug_reserved'],
      [slugOf(`${cast.completed.first_name} ${cast.completed.last_name}`), 'slug_taken'],
      ['zelislawa-niezwykla', 'slug_of_colleague'],
      ['niezwykla-zelislawa', 'slug_of_colleague'],
      ['zelislawaniezwykla', 'slug_of_colleague'],
      ['niezwyklazelislawa', 'slug_of_colleague'],
      ['zelislawa-niezwykla-2', 'slug_of_colleague'],
      ['zelislawa2niezwykla', 'slug_of_colleague'],
      ['anna-maria-kowalska-nowak', 'slug_of_colleague'],
      ['No', 'slug'],
    ] as const) {
      const { status, body } = await other.visitor.attempt(publicProfiles.update, { is_on: true, slug })
      expect(status).toBe(422)
      expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual(['slug'])
      expect((await other.visitor.send(publicProfiles.checkSlug, { slug })).data.problem).toBe(problem)
    }
    for (const slug of ['zelislawa-niezwykla', 'niezwykla-zelislawa', 'zelislawa-niezwykla-2'])
      expect((await colleague.visitor.send(publicProfiles.checkSlug, { slug })).data.problem).toBeNull()
    for (const slug of [newSlug(), other.slug])
      expect((await other.visitor.send(publicProfiles.checkSlug, { slug })).data.problem).toBeNull()
  })

  test('may have an address that two want at once only if they are first', async () => {
    const [one, other] = [await artistOnShow(), await artistOnShow()]
    const wanted = { is_on: true, slug: newSlug() }
    const answers = await Promise.all([one, other].map(({ visitor }) => visitor.call(publicProfiles.update, wanted)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('moves: addresses of before lead to the new one, and back again', async () => {
    const { visitor, slug } = await artistOnShow()
    const second = newSlug()
    const { data } = await visitor.send(publicProfiles.update, { is_on: true, slug: second })
    expect(data).toMatchObject({ slug: second, old_slugs: [slug] })
    const moved = await seen(`/en/artists/${slug}`)
    expect(moved.status).toBe(301)
    expect(moved.headers).toMatchObject({
      location: `${world.config.publicUrl}/en/artists/${second}`,
      'cache-control': 'no-cache',
    })
    await visitor.send(publicProfiles.update, { is_on: true, slug })
    expect(await pageOf(slug)).toMatchObject({ status: 200 })
    expect(await pageOf(second)).toMatchObject({ status: 301 })
    await visitor.send(publicProfiles.update, { is_on: false, slug })
    expect(await pageOf(second)).toMatchObject({ status: 410 })
  })

  test('moves three times a year; what was left a year ago is free for others', async () => {
    const { visitor, slug, id } = await artistOnShow()
    const move = (to: string) => visitor.call(publicProfiles.update, { is_on: true, slug: to })
    for (let time = 0; time < 3; time++) expect((await move(newSlug())).status).toBe(200)
    expect(await move(newSlug())).toMatchObject({ status: 422, body: { errors: { slug: [expect.any(String)] } } })
    const other = await artistOnShow()
    expect((await other.visitor.call(publicProfiles.update, { is_on: true, slug })).status).toBe(422)
    await world.db
      .updateTable('public_profile_addresses')
      .set({ left_at: shift(world.clock.now(), { days: -366 }) })
      .where('slug', '=', slug)
      .execute()
    expect((await other.visitor.call(publicProfiles.update, { is_on: true, slug })).status).toBe(200)
    const { status, text } = await pageOf(slug)
    expect([status, text.includes(`/artists/${slug}`)]).toEqual([200, true])
    expect(id).not.toBe(other.id)
  })

  test('is told of somebody who saved meanwhile, in another tab', async () => {
    const { visitor, slug } = await artistOnShow()
    const { revision } = (await visitor.send(publicProfiles.get, {})).data
    await visitor.send(publicProfiles.update, { is_on: false, slug, revision })
    expect(await visitor.call(publicProfiles.update, { is_on: true, slug, revision })).toMatchObject({ status: 409 })
  })

  test('looks at it before anybody else does', async () => {
    const { visitor } = await world.person('pro-artist')
    await visitor.send(profile.changeAvatar, { avatar: await sample('photo.png') } as never)
    for (const [language, lang] of [
      ['pl', 'pl'],
      ['en-US', 'en'],
    ] as const) {
      const { status, text } = await visitor.call(publicProfiles.preview, { language })
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text).toContain('noindex')
      const [, src = ''] = /<img class="portrait" src="([^"]+)"/.exec(text) ?? []
      expect(await visitor.request({ method: 'GET', url: src.replaceAll('&#38;', '&') })).toMatchObject({ status: 200 })
    }
    expect(await visitor.call(publicProfiles.preview, { language: 'xx' })).toMatchObject({ status: 404 })
  })
})

describe('the office', () => {
  test('switches a profile off with a reason, which the artist reads, and allows it again', async () => {
    const { id, visitor, slug } = await artistOnShow()
    const reason = 'To są cudze zdjęcia.'
    const { data } = await world.as.office.send(publicProfiles.block, { id, reason, revision: 2 })
    expect(data).toMatchObject({ is_on: false, is_live: false, blocked: { reason } })
    expect((await visitor.send(publicProfiles.get, {})).data.blocked?.reason).toBe(reason)
    expect(await visitor.call(publicProfiles.update, { is_on: true, slug })).toMatchObject({
      status: 409,
      body: { code: 'public_profile_blocked' },
    })
    const { email } = await world.db
      .selectFrom('pro_artists')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await world.lastMail(email)).text).toContain(`> ${reason}`)
    const allowed = (await world.as.office.send(publicProfiles.allow, { id })).data
    expect(allowed).toMatchObject({ is_on: false, blocked: null })
    await visitor.send(publicProfiles.update, { is_on: true, slug })
    expect(await pageOf(slug)).toMatchObject({ status: 200 })
  })

  test('sees that there is none, and cannot block what is not there', async () => {
    const { id: userId } = await world.person('pro-artist')
    const { id } = await world.db
      .selectFrom('pro_artists')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect((await world.as.office.send(publicProfiles.ofArtist, { id })).data).toBeNull()
    expect(await world.as.office.call(publicProfiles.block, { id, reason: 'x' })).toMatchObject({ status: 404 })
  })
})

test('search engines find the profiles, and nothing of the API', async () => {
  const { slug } = await artistOnShow()
  const robots = await seen('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.text).toContain('Disallow: /api/')
  expect(robots.text).toContain(`Sitemap: ${world.config.publicUrl}/sitemap.xml`)
  const { text, headers } = await seen('/sitemap.xml')
  expect(headers['content-type']).toContain('xml')
  expect(text).toContain(`<loc>${world.config.publicUrl}/en/artists/${slug}</loc>`)
})

test.each(['/robots.txt', '/sitemap.xml'])('%s is kept, and asked for again only whether it changed', async (path) => {
  const { headers } = await seen(path)
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(await seen(path, { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, text: '' })
})

test('the demo’s artist has one', async () => {
  const { data } = await world.as.artist.send(publicProfiles.get, {})
  expect(data).toMatchObject({ is_live: true, slug: slugOf(`${cast.artist.first_name} ${cast.artist.last_name}`) })
  expect((await pageOf(data.slug)).text).toContain('EducationEvent')
})

test('a name becomes an address', () => {
  expect(slugOf('Małgorzata Świątek')).toBe('malgorzata-swiatek')
  expect(slugOf("Anna-Maria O'Neill")).toBe('anna-maria-o-neill')
  expect(isSlug(slugOf('漢字 かな'))).toBe(true)
  expect(isSlug(slugOf('x'.repeat(200)))).toBe(true)
  expect(isReserved('robots')).toBe(true)
})

test('the version of a page is found by keys, by the plan that is kept for any address', async () => {
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
