import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { answer, newRequest } from '#testing/fixtures/consent-requests.ts'
import { linkTo } from '#testing/make/make-consents.ts'
import { Visitor } from '#testing/visitor.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('a link', () => {
  const codeOf = async (hash: string) => {
    const { status, body } = await (await world.guest()).attempt(consents.open, { hash })
    return [status, (body as { code?: string }).code]
  }

  test('that nobody made is unknown', async () => {
    expect(await codeOf('c29tZXRoaW5n')).toEqual([404, 'consent_link_unknown'])
  })

  test('expires after sixty days, unless it was answered: an answer can always be withdrawn', async () => {
    const own = await academyForTest()
    const { id, hash } = await newRequest(own)
    const other = await newRequest(own)
    await answer(other.model, other.hash, 'WEBSITE')
    own.clock.advance({ days: 61 })
    const model = await own.guest()
    expect((await model.attempt(consents.open, { hash })).body).toMatchObject({ code: 'consent_link_expired' })
    expect((await model.send(consents.open, { hash: other.hash })).data).toMatchObject({ state: 'GIVEN' })

    const next = await linkTo(own.db, await own.visitor('artist'), id)
    expect(next).not.toBe(hash)
    expect((await model.attempt(consents.open, { hash })).body).toMatchObject({ code: 'consent_link_replaced' })
  })

  test('is the same when it is shown or sent again, and is stored as a hash alone', async () => {
    const { id, hash } = await newRequest(world)
    const { artist } = world.as
    const email = `MODEL-${id}@example.com`
    await artist.send(consents.ask, { id, email, language: 'en-US' })
    expect((await world.lastMail(email)).text).toContain(`/#/portfolio/consent/${hash}`)
    expect(await linkTo(world.db, artist, id)).toBe(hash)
    const { rows } = await sql`select * from consent_links where token_hash::text like ${`%${hash}%`}`.execute(world.db)
    expect(rows).toEqual([])
  })

  test('stops working when it is sent to another address: the first was not the person’s', async () => {
    const { id, hash: mistyped } = await newRequest(world)
    await world.as.artist.send(consents.ask, { id, email: 'right@example.com', language: 'pl' })
    expect(await codeOf(mistyped)).toEqual([409, 'consent_link_replaced'])
    const { route } = await world.lastMail('right@example.com')
    expect(await codeOf(route.slice(route.lastIndexOf('/') + 1))).toEqual([200, undefined])
  })

  test('that was answered is its person’s own, wherever they are sent it again', async () => {
    const { id, hash, model } = await newRequest(world)
    await answer(model, hash, 'WEBSITE')
    await world.as.artist.send(consents.ask, { id, email: `new-${id}@example.com`, language: 'pl' })
    expect(await codeOf(hash)).toEqual([200, undefined])
    expect((await world.lastMail(`new-${id}@example.com`)).route).toContain(hash)
  })

  test('is sent to the person in the pictures, and known to nobody else', async () => {
    const { id, hash } = await newRequest(world)
    for (const reader of [world.as.artist, world.as.office]) {
      const { data } = await reader.send(consents.get, { id })
      expect(data.link).toMatchObject({ sent_to: `model-${id}@example.com` })
      expect(JSON.stringify(data)).not.toContain(hash)
    }
    const own = { id, email: cast.artist.email.toUpperCase(), language: 'pl' as const }
    const tagged = own.email.replace('@', '+MODELKA@')
    for (const email of [own.email, tagged, null, ''])
      expect(await world.as.artist.attempt(consents.ask, { ...own, email })).toMatchObject({
        status: 422,
        body: { errors: { email: [expect.any(String)] } },
      })
  })

  test('that is answered in the artist’s browser or network is shown to the office as such', async () => {
    const { as, db, guest } = world
    const { artist, office } = as
    const answeredBy = async (model: Visitor) => {
      const { id, hash } = await newRequest(world)
      await answer(model, hash, 'ACADEMY')
      const originFor = async (reader: Visitor) =>
        (await reader.send(consents.get, { id })).data.history.map(({ came_from }) => came_from)
      expect(await originFor(artist)).toEqual([null, null])
      return (await originFor(office))[0]
    }
    expect(await answeredBy(await guest())).toBeNull()
    // The network, after signing out.
    const salon = await Visitor.arriving(world.app, artist.address)
    expect(await answeredBy(salon)).toBe('ARTIST_NETWORK')
    const browser = await guest()
    await browser.signIn(cast.artist)
    await browser.send(session.logout, {})
    expect(await answeredBy(browser)).toBe('ARTIST_BROWSER')
    const { user_id } = await db
      .selectFrom('pro_artists')
      .select('user_id')
      .where('email', '=', cast.artist.email)
      .executeTakeFirstOrThrow()
    await db.updateTable('sessions').set({ ip: '2001:db8:7:7::1' }).where('user_id', '=', user_id).execute()
    expect(await answeredBy(await Visitor.arriving(world.app, '2001:db8:7:7:ffff::2'))).toBe('ARTIST_NETWORK')
    expect(await answeredBy(await Visitor.arriving(world.app, '2001:db8:7:8::1'))).toBeNull()
  })

  test('to a deleted work explains it, and so does one to a work with nobody in it', async () => {
    const { id, hash } = await newRequest(world)
    await world.as.artist.send(consents.declare, { id, shows_nobody: true })
    expect(await codeOf(hash)).toEqual([409, 'consent_link_gone'])
    await world.as.office.send(portfolio.approve, { id })
    await world.as.artist.send(portfolio.remove, { id })
    expect(await codeOf(hash)).toEqual([409, 'consent_link_gone'])
  })
})
