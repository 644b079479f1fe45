import { beforeAll, describe, expect, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { isReserved, isSlug, slugOf } from '#reputation/public-profiles/contract/slug.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { artistOnShow, pageOf, requestPage } from '#testing/fixtures/shown-artists.ts'
import { newSlug } from '#testing/make/make-public-profiles.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

describe('the artist', () => {
  test('is not shown until they choose it, and has an address from their name proposed', async () => {
    const { visitor, id } = await world.person('pro-artist')
    const { data } = await visitor.send(publicProfiles.get, {})
    expect(data).toMatchObject({ is_on: false, is_live: false, blocked: null, old_slugs: [] })
    expect(isSlug(data.slug)).toBe(true)
    expect(await pageOf(world, data.slug)).toMatchObject({ status: 404 })
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
    const one = await artistOnShow(world)
    await one.visitor.send(publicProfiles.update, { is_on: true, slug: newSlug() })
    const other = await artistOnShow(world)
    const colleague = await artistOnShow(world, { first_name: 'Żelisława', last_name: 'Niezwykła' })
    await artistOnShow(world, { first_name: 'Maria Anna', last_name: 'Nowak-Kowalska' })
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
    const [one, other] = [await artistOnShow(world), await artistOnShow(world)]
    const wanted = { is_on: true, slug: newSlug() }
    const answers = await Promise.all([one, other].map(({ visitor }) => visitor.call(publicProfiles.update, wanted)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('moves: addresses of before lead to the new one, and back again', async () => {
    const { visitor, slug } = await artistOnShow(world)
    const second = newSlug()
    const { data } = await visitor.send(publicProfiles.update, { is_on: true, slug: second })
    expect(data).toMatchObject({ slug: second, old_slugs: [slug] })
    const moved = await requestPage(world, `/en/artists/${slug}`)
    expect(moved.status).toBe(301)
    expect(moved.headers).toMatchObject({
      location: `${world.config.publicUrl}/en/artists/${second}`,
      'cache-control': 'no-cache',
    })
    await visitor.send(publicProfiles.update, { is_on: true, slug })
    expect(await pageOf(world, slug)).toMatchObject({ status: 200 })
    expect(await pageOf(world, second)).toMatchObject({ status: 301 })
    await visitor.send(publicProfiles.update, { is_on: false, slug })
    expect(await pageOf(world, second)).toMatchObject({ status: 410 })
  })

  test('moves three times a year; what was left a year ago is free for others', async () => {
    const { visitor, slug, id } = await artistOnShow(world)
    const move = (to: string) => visitor.call(publicProfiles.update, { is_on: true, slug: to })
    for (let time = 0; time < 3; time++) expect((await move(newSlug())).status).toBe(200)
    expect(await move(newSlug())).toMatchObject({ status: 422, body: { errors: { slug: [expect.any(String)] } } })
    const other = await artistOnShow(world)
    expect((await other.visitor.call(publicProfiles.update, { is_on: true, slug })).status).toBe(422)
    await world.db
      .updateTable('public_profile_addresses')
      .set({ left_at: shift(world.clock.now(), { days: -366 }) })
      .where('slug', '=', slug)
      .execute()
    expect((await other.visitor.call(publicProfiles.update, { is_on: true, slug })).status).toBe(200)
    const { status, text } = await pageOf(world, slug)
    expect([status, text.includes(`/artists/${slug}`)]).toEqual([200, true])
    expect(id).not.toBe(other.id)
  })

  test('is warned of a change in another tab or by somebody else', async () => {
    const { visitor, slug } = await artistOnShow(world)
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
    const { id, visitor, slug } = await artistOnShow(world)
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
    expect(await pageOf(world, slug)).toMatchObject({ status: 200 })
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

test('a name becomes an address', () => {
  expect(slugOf('Małgorzata Świątek')).toBe('malgorzata-swiatek')
  expect(slugOf("Anna-Maria O'Neill")).toBe('anna-maria-o-neill')
  expect(isSlug(slugOf('漢字 かな'))).toBe(true)
  expect(isSlug(slugOf('x'.repeat(200)))).toBe(true)
  expect(isReserved('robots')).toBe(true)
})
