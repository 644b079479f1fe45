import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillPath } from '#kit/contract/endpoint.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { users } from '#people/users/contract/users.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { artistOnShow, pageOf, requestPage } from '#testing/fixtures/shown-artists.ts'
import { changeArtist } from '#testing/make/make-artists.ts'
import { addReview } from '#testing/make/make-figures.ts'
import { newSlug } from '#testing/make/make-public-profiles.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

describe('right again on the first request', () => {
  /** The page before an action, when it is cached, and right after it. */
  async function beforeAndAfter(slug: string, act: () => Promise<unknown>): Promise<[string, string]> {
    await pageOf(world, slug)
    const before = (await pageOf(world, slug)).text
    await act()
    return [before, (await pageOf(world, slug)).text]
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
  ])('after %s', async (_, act, sentence) => {
    const artist = await artistOnShow(world)
    const [before, after] = await beforeAndAfter(artist.slug, () => act(artist))
    expect(before).not.toContain(sentence)
    expect(after).toContain(sentence)
  })

  test('after a training was changed, sold out and cancelled', async () => {
    const { id, slug } = await artistOnShow(world)
    const training = await insertTraining(world.db, id, {
      title: { pl: 'Pierwszy tytuł', 'en-US': 'First' },
      seats_max: 1,
    })
    expect((await pageOf(world, slug)).text).toContain('Pierwszy tytuł')
    await sql`update trainings set title = '{"pl": "Drugi tytuł", "en-US": "Second"}' where id = ${training}`.execute(
      world.db,
    )
    expect((await pageOf(world, slug)).text).toContain('Drugi tytuł')
    await addParticipant(training)
    expect((await pageOf(world, slug)).text).toContain('Nie ma wolnych miejsc')
    await sql`update trainings set state = 'CANCELLED' where id = ${training}`.execute(world.db)
    expect((await pageOf(world, slug)).text).not.toContain('Drugi tytuł')
  })

  test('after a review was hidden, and after its author was called otherwise', async () => {
    const { id, slug } = await artistOnShow(world)
    const review = await addReview(world.db, await insertTraining(world.db, id, { state: 'COMPLETED' }), 5)
    const { text } = await pageOf(world, slug)
    const [, author = ''] = /<figcaption[^>]*>([^,]+),/.exec(text) ?? []
    await sql`update students set first_name = 'Zupełnieinna' where first_name || ' ' || left(last_name, 1) || '.' = ${author}`.execute(
      world.db,
    )
    expect((await pageOf(world, slug)).text).toContain('Zupełnieinna')
    await sql`update reviews set status = 'HIDDEN' where id = ${review}`.execute(world.db)
    expect((await pageOf(world, slug)).text).not.toContain('<figure class="review">')
  })

  test('while the author of a review, or the artist, is going to be erased', async () => {
    const { id, slug } = await artistOnShow(world)
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
    expect((await pageOf(world, slug)).text).toContain('Odchodząca')
    const { data } = await owner.send(erasures.requestStudent, author)
    expect((await pageOf(world, slug)).text).not.toContain('Odchodząca')
    await owner.send(erasures.withdraw, { id: data.id })
    expect((await pageOf(world, slug)).text).toContain('Odchodząca')
    const { data: leaving } = await owner.send(erasures.requestArtist, { id, is_settled: true })
    expect((await pageOf(world, slug)).status).toBe(410)
    await owner.send(erasures.withdraw, { id: leaving.id })
    expect((await pageOf(world, slug)).status).toBe(200)
  })

  test('after a review earned its author a voucher', async () => {
    const { id, slug } = await artistOnShow(world)
    const review = await addReview(world.db, await insertTraining(world.db, id, { state: 'COMPLETED' }), 5)
    expect((await pageOf(world, slug)).text).not.toContain('akademia dała voucher')
    await sql`update reviews set voucher_id = (select min(id) from vouchers) where id = ${review}`.execute(world.db)
    expect((await pageOf(world, slug)).text).toContain('za napisanie tej opinii akademia dała voucher')
  })

  test('after a review was reported, and the office upheld it', async () => {
    const { id, slug, visitor } = await artistOnShow(world)
    const review = await addReview(world.db, await insertTraining(world.db, id, { state: 'COMPLETED' }), 2)
    expect((await pageOf(world, slug)).text).not.toContain('Biuro oddaliło')
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
    expect((await pageOf(world, slug)).text).toContain('Biuro oddaliło 1 z 1 zgłoszenia tego artysty (100%).')
    expect((await requestPage(world, `/en/artists/${slug}`)).text).toContain(
      'dismissed 1 of 1 report by this artist (100%).',
    )
  })

  test('once a training has begun, though nothing was changed', async () => {
    const { id, slug } = await artistOnShow(world)
    await insertTraining(world.db, id, { title: { pl: 'Zaraz potem', 'en-US': 'Soon' } }, { days: 400 })
    expect((await pageOf(world, slug)).text).toContain('Zaraz potem')
    world.clock.advance({ days: 401 })
    expect((await pageOf(world, slug)).text).not.toContain('Zaraz potem')
    world.clock.advance({ days: -401 })
  })

  test('and a client with a current copy gets a 304', async () => {
    const { slug, id } = await artistOnShow(world)
    const { headers } = await pageOf(world, slug)
    const again = await requestPage(world, `/artists/${slug}`, { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
    await changeArtist(world.db, id, { city: 'Sopot' })
    expect(await requestPage(world, `/artists/${slug}`, { 'if-none-match': headers.etag ?? '' })).toMatchObject({
      status: 200,
    })
  })
})

async function addParticipant(training_id: number): Promise<void> {
  await sql`
    insert into participants (training_id, student_id, status, registered_at)
    select ${training_id}, min(id), 'CONFIRMED', now() from students
  `.execute(world.db)
}

describe('a profile that is turned off is no longer available', () => {
  const withdrawals: [string, (artist: Awaited<ReturnType<typeof artistOnShow>>) => Promise<unknown>, number][] = [
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
  test.each(withdrawals)('on the next request, with its pictures: %s', async (_, act, status) => {
    const artist = await artistOnShow(world)
    const { slug, visitor } = artist
    await visitor.send(profile.changeAvatar, { avatar: await sample('photo.png') } as never)
    const addresses = [`/artists/${slug}`, `/en/artists/${slug}`]
    const picture = fillPath(publicProfiles.portrait.path, { slug, size: 'large' })
    const card = fillPath(publicProfiles.card.path, { slug, language: 'pl' })
    for (const path of [...addresses, picture, card])
      expect(await requestPage(world, path)).toMatchObject({ status: 200 })
    const { headers } = await requestPage(world, picture)
    await act(artist)
    for (const path of addresses) {
      const { status: answered, text } = await requestPage(world, path)
      expect(answered).toBe(status)
      expect(text).toContain('noindex')
      expect(text).not.toContain('Uczę od lat.')
      expectBrokenLink(text)
    }
    expect(await requestPage(world, picture, { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 404 })
    expect(await requestPage(world, card)).toMatchObject({ status: 404 })
    expect((await requestPage(world, '/sitemap.xml')).text).not.toContain(slug)
  })

  test('an address that nobody ever had is not found, and neither is one that nobody ever saw', async () => {
    const nobody = await pageOf(world, 'nobody-at-all')
    expect(nobody.status).toBe(404)
    expectBrokenLink(nobody.text)
    expectBrokenLink((await pageOf(world, 'anna%00')).text)
    const { visitor } = await world.person('pro-artist')
    const slug = newSlug()
    await visitor.send(publicProfiles.update, { is_on: false, slug })
    expect(await pageOf(world, slug)).toMatchObject({ status: 404 })
  })
})

/** The page of broken links: its drawing, and a header that leads to sign-in. */
function expectBrokenLink(text: string) {
  expect(text).toContain('<svg data-broken-link')
  const [header = ''] = /<header[\s\S]*<\/header>/.exec(text) ?? []
  expect(header).toMatch(/<a href="\/">(?:Zaloguj się|Sign in)<\/a>/)
}
