import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { listeners } from '#app/server/app.ts'
import { session } from '#kit/contract/session.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { purposes } from '#kit/contract/values/files.ts'
import { consentChange } from '#reputation/consents/contract/consent-change.ts'
import { type Channel, channels, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { doubtCopiesLater } from '#reputation/portfolio/server/doubted-copies.steps.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { agree, linkTo, shownOnPage } from '#testing/make/make-consents.ts'
import { insertCopies, insertWork, newWork, sendWork } from '#testing/make/make-portfolio.ts'
import { sample } from '#testing/servers/upload-server.ts'
import { Visitor } from '#testing/visitor.ts'
import { enterWithdrawals } from './withdrawals.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** A submitted work, the link of the person in its picture, and a browser to open it in. */
async function withRequest({ as, guest, db }: Academy = world) {
  const work = await sendWork(as.artist, 'photo.jpg')
  const hash = await linkTo(db, as.artist, work.id)
  await as.artist.send(portfolio.submit, { id: work.id })
  return { id: work.id, imageId: work.images[0]?.id as number, hash, model: await guest() }
}

/** The answer of a person for exactly the pictures that their page shows. */
async function answer(model: Visitor, hash: string, ...chosen: Channel[]) {
  const { channels: standing, ...shown } = await visibleTo(model, hash)
  const body = { hash, ...consentChange(chosen, standing), ...shown, is_again: true }
  return (await model.send(consents.answer, body)).data
}

/** The content of a page, and the part of it that is sent with the answer. */
async function visibleTo(model: Visitor, hash: string) {
  const { channels: standing } = (await model.send(consents.open, { hash })).data
  return { ...(await shownOnPage(model, hash)), channels: standing }
}

/** The latest event, for an answer that knows the whole history. */
async function lastEvent(id: number, { as }: Academy = world) {
  return (await as.office.send(consents.get, { id })).data.history[0]?.key ?? null
}

const all = [...channels]
const none: Channel[] = []

const sizes = Object.keys(purposes.portfolio.widths)

/** Every address that a picture has, with the answer of each. */
async function everyAddress(imageId: number, hash: string, { as, guest }: Academy = world, etag?: string) {
  const model = await guest()
  const headers = { 'if-none-match': etag }
  return Promise.all(
    sizes.flatMap((size) => [
      ...[as.artist, as.office, as.owner, model].map((reader) =>
        reader.call(portfolio.image, { id: imageId, size }, headers).then(({ status }) => status),
      ),
      model.call(consents.picture, { hash, id: imageId, size }, headers).then(({ status }) => status),
    ]),
  )
}

describe('what the person in the picture says', () => {
  test('opens the website to it once the office has approved the work, and nothing else does', async () => {
    const { id, imageId, hash, model } = await withRequest()
    const { office } = world.as
    const isPublic = async () => (await model.call(portfolio.image, { id: imageId, size: 'small' })).status === 200
    expect(await office.attempt(portfolio.approve, { id })).toMatchObject({
      status: 409,
      body: { code: 'consent_missing' },
    })
    const request = (await model.send(consents.open, { hash })).data
    expect(request).toMatchObject({ state: 'ASKED', channels: [], pictures: [{ id: imageId, is_new: false }] })

    expect(await answer(model, hash, 'ACADEMY')).toMatchObject({ state: 'GIVEN', channels: ['ACADEMY'] })
    await office.send(portfolio.approve, { id })
    expect(await isPublic()).toBe(false)
    await answer(model, hash, 'ACADEMY', 'WEBSITE')
    expect(await isPublic()).toBe(true)
  })

  test('takes a picture away at every address, on the next request, also from a browser that has it', async () => {
    const { id, imageId, hash, model } = await withRequest()
    await answer(model, hash, ...channels)
    await world.as.office.send(portfolio.approve, { id })
    const { headers, status } = await model.call(portfolio.image, { id: imageId, size: 'large' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(new Set(await everyAddress(imageId, hash))).toEqual(new Set([200]))

    expect(await answer(model, hash)).toMatchObject({ state: 'WITHDRAWN', channels: [], pictures: [] })
    expect(new Set(await everyAddress(imageId, hash, world, headers.etag))).toEqual(new Set([404]))
    expect((await world.as.artist.send(portfolio.get, { id })).data).toMatchObject({ images: [], cover_id: null })
  })

  test('is withdrawn channel by channel, and given again', async () => {
    const { id, imageId, hash, model } = await withRequest()
    await answer(model, hash, ...channels)
    await world.as.office.send(portfolio.approve, { id })
    const status = async () => (await model.call(portfolio.image, { id: imageId, size: 'small' })).status
    await answer(model, hash, 'ACADEMY', 'SOCIAL')
    expect(await status()).toBe(404)
    expect((await world.as.office.call(portfolio.image, { id: imageId, size: 'small' })).status).toBe(200)
    await answer(model, hash)
    await answer(model, hash, 'WEBSITE')
    expect(await status()).toBe(200)
    const { data } = await world.as.artist.send(consents.get, { id })
    expect(data.history.map(({ event, channels: about }) => [event, about])).toEqual([
      ['GIVEN', ['WEBSITE']],
      ['WITHDRAWN', ['ACADEMY', 'SOCIAL']],
      ['WITHDRAWN', ['WEBSITE']],
      ['GIVEN', ['ACADEMY', 'WEBSITE', 'SOCIAL']],
      ['ASKED', []],
    ])
  })

  test('is about the pictures that they saw, and not about those that come later', async () => {
    const { id, hash, model } = await withRequest()
    const { artist, office } = world.as
    const { channels: _, ...shown } = await visibleTo(model, hash)
    const later = await artist.send(portfolio.addImage, { id, file: await sample('photo.png'), stage: 'HEALED' })
    const laterId = later.data.images.at(-1)?.id as number
    await model.send(consents.answer, { hash, give: ['WEBSITE'], withdraw: none, ...shown })
    await office.send(portfolio.approve, { id })
    expect((await model.call(portfolio.image, { id: laterId, size: 'small' })).status).toBe(404)
    expect((await artist.send(consents.get, { id })).data.pictures_since).toBe(1)

    const { data: news } = await model.send(consents.open, { hash })
    expect(news.pictures.map(({ is_new }) => is_new)).toEqual([false, true])
    await answer(model, hash, 'WEBSITE')
    expect((await model.call(portfolio.image, { id: laterId, size: 'small' })).status).toBe(200)
  })

  test('is not given back by a tab of yesterday, which may still take it away', async () => {
    const { model, hash } = await withRequest()
    await answer(model, hash, 'ACADEMY', 'WEBSITE', 'SOCIAL')
    const { channels: _, ...shown } = await visibleTo(model, hash)
    const stale = { hash, ...shown, is_again: true }
    await answer(model, hash)
    expect(await model.call(consents.answer, { ...stale, give: ['ACADEMY'], withdraw: none })).toMatchObject({
      status: 409,
      body: { code: 'consent_changed', message: expect.stringContaining('niczego nowego') },
    })
    expect((await model.send(consents.open, { hash })).data).toMatchObject({ state: 'WITHDRAWN', channels: [] })
    const rest: Channel[] = ['ACADEMY', 'WEBSITE']
    expect((await answer(model, hash, ...rest)).channels).toEqual(rest)
    // There she unticks one of three that stand there still, and the rest is as it is now.
    const unticked = await model.send(consents.answer, { ...stale, give: none, withdraw: ['WEBSITE'] })
    expect(unticked.data).toMatchObject({ state: 'GIVEN', channels: ['ACADEMY'] })
    expect((await model.send(consents.answer, { ...stale, give: none, withdraw: all })).data.state).toBe('WITHDRAWN')
  })

  test('is what was changed: what another tab gave meanwhile stays', async () => {
    const { model, hash } = await withRequest()
    await answer(model, hash, 'ACADEMY', 'SOCIAL')
    const { channels: _, ...older } = await visibleTo(model, hash)
    await answer(model, hash, 'ACADEMY', 'SOCIAL', 'WEBSITE')
    const { data } = await model.send(consents.answer, { hash, ...older, give: none, withdraw: ['SOCIAL'] })
    expect(data).toMatchObject({ channels: ['ACADEMY', 'WEBSITE'] })
    // Both at once on a page of yesterday: what is taken back is, and nothing is given.
    const both = { hash, ...older, give: ['SOCIAL' as const], withdraw: ['ACADEMY' as const], is_again: true }
    expect((await model.send(consents.answer, both)).data).toMatchObject({ state: 'GIVEN', channels: ['WEBSITE'] })
    expect(await model.attempt(consents.answer, both)).toMatchObject({ status: 409, body: { code: 'consent_changed' } })
  })

  test('taken back in one place, is no consent to pictures that came since', async () => {
    const { id, hash, model } = await withRequest()
    const { artist } = world.as
    await answer(model, hash, 'ACADEMY', 'SOCIAL')
    await artist.send(portfolio.addImage, { id, file: await sample('photo.png'), stage: 'HEALED' })
    expect(await answer(model, hash, 'ACADEMY')).toMatchObject({ pictures: [{ is_new: false }, { is_new: true }] })
    expect((await artist.send(consents.get, { id })).data.pictures_since).toBe(1)
  })

  test('is given after a refusal or a withdrawal only by a consent that says to be a new one', async () => {
    const { model, hash } = await withRequest()
    const attempt = async (give: Channel[], is_again = false) => {
      const { channels: _, ...shown } = await visibleTo(model, hash)
      return model.attempt(consents.answer, { hash, give, withdraw: none, ...shown, is_again })
    }
    await answer(model, hash, 'ACADEMY')
    await answer(model, hash)
    const refused = { status: 409, body: { code: 'consent_not_again', message: expect.stringContaining('na nowo') } }
    expect(await attempt(['SOCIAL'])).toMatchObject(refused)
    expect(await attempt(['ACADEMY', 'SOCIAL'], true)).toMatchObject({
      body: { data: { channels: ['ACADEMY', 'SOCIAL'] } },
    })
    // Taken back in one place, that place alone.
    await answer(model, hash, 'ACADEMY')
    expect(await attempt(['SOCIAL'])).toMatchObject(refused)
    expect(await attempt(['SOCIAL'], true)).toMatchObject({ status: 200 })
    expect(await attempt([])).toMatchObject({ status: 422, body: { errors: { give: [expect.any(String)] } } })
  })

  test('on paper is not written over what was said while the office typed', async () => {
    const { id, imageId, hash, model } = await withRequest()
    const { office } = world.as
    const paper = {
      id,
      seen_until: imageId,
      seen_event: await lastEvent(id),
      said_on: academyDay(world.clock.now()),
      note: 'Podpis.',
    }
    await answer(model, hash, 'ACADEMY')
    await answer(model, hash)
    const stale = await office.attempt(consents.record, { ...paper, give: ['ACADEMY', 'WEBSITE'], withdraw: none })
    expect(stale).toMatchObject({ status: 409, body: { code: 'consent_changed_meanwhile' } })
    expect((await office.send(consents.get, { id })).data.state).toBe('WITHDRAWN')
    const fresh = { ...paper, seen_event: await lastEvent(id), give: ['ACADEMY' as const], withdraw: none }
    expect((await office.send(consents.record, fresh)).data.state).toBe('GIVEN')
  })

  test('is said by them: the artist who is signed in may not answer', async () => {
    const { id, hash } = await withRequest()
    const statement = { hash, give: ['WEBSITE' as const], withdraw: none, seen_until: 1, seen_event: null }
    expect(await world.as.artist.attempt(consents.answer, statement)).toMatchObject({
      status: 403,
      body: { code: 'consent_not_yours' },
    })
    expect((await world.as.artist.send(consents.get, { id })).data.state).toBe('ASKED')
  })

  test('may be no: then nobody sees it, and the artist asks no more', async () => {
    const { id, imageId, hash, model } = await withRequest()
    expect((await answer(model, hash)).state).toBe('DECLINED')
    expect(new Set(await everyAddress(imageId, hash))).toEqual(new Set([404]))
    const again = { id, email: 'model@example.com', language: 'pl' as const }
    expect(await world.as.artist.attempt(consents.ask, again)).toMatchObject({ body: { code: 'consent_answered' } })
  })

  test('on paper is written down by the office, with the day and how it is known', async () => {
    const { id, imageId } = await withRequest()
    const statement = {
      id,
      give: ['ACADEMY' as const],
      withdraw: none,
      seen_until: imageId,
      seen_event: await lastEvent(id),
      said_on: '2026-02-01',
      note: 'Podpisany formularz.',
    }
    const { data } = await world.as.office.send(consents.record, statement)
    expect(data).toMatchObject({ state: 'GIVEN', channels: ['ACADEMY'] })
    expect(data.history[0]).toMatchObject({ by: 'Joanna Wrońska', said_on: '2026-02-01', note: 'Podpisany formularz.' })
    expect(await world.as.office.attempt(consents.record, { ...statement, said_on: '2999-01-01' })).toMatchObject({
      status: 422,
    })
  })

  test('on paper is about the pictures that the office saw, and not about one that came while it typed', async () => {
    const { id, imageId } = await withRequest()
    const { artist, office } = world.as
    const later = await artist.send(portfolio.addImage, { id, file: await sample('photo.png'), stage: 'HEALED' })
    const laterId = later.data.images.at(-1)?.id as number
    const statement = {
      id,
      give: ['WEBSITE' as const],
      withdraw: none,
      seen_event: await lastEvent(id),
      said_on: '2026-02-01',
      note: 'Podpisany formularz.',
      covers_words: true,
    }
    const recorded = await office.send(consents.record, { ...statement, seen_until: imageId })
    expect(recorded.data).toMatchObject({ state: 'GIVEN', pictures_since: 1 })
    await office.send(portfolio.approve, { id })
    const guest = await world.guest()
    const statuses = async () =>
      Promise.all(
        [imageId, laterId].map(
          async (image) => (await guest.call(portfolio.image, { id: image, size: 'small' })).status,
        ),
      )
    expect(await statuses()).toEqual([200, 404])
    await office.send(consents.record, { ...statement, seen_event: await lastEvent(id), seen_until: laterId })
    expect(await statuses()).toEqual([200, 200])
  })

  test('on paper is written down also where it says what stands, and nothing is taken back twice', async () => {
    const { id, imageId, hash, model } = await withRequest()
    const { office } = world.as
    await answer(model, hash, 'ACADEMY')
    const paper = {
      id,
      seen_until: imageId,
      seen_event: await lastEvent(id),
      said_on: '2026-02-01',
      note: 'Podpisany formularz.',
    }
    const { data } = await office.send(consents.record, { ...paper, give: ['ACADEMY'], withdraw: none })
    expect(data.history[0]).toMatchObject({ event: 'GIVEN', channels: ['ACADEMY'], note: paper.note })
    const taken = { ...paper, give: none, withdraw: all }
    expect((await office.send(consents.record, taken)).data.state).toBe('WITHDRAWN')
    expect(await office.attempt(consents.record, taken)).toMatchObject({
      status: 422,
      body: { errors: { give: [expect.any(String)] } },
    })
  })

  test('on paper gives nothing back that was withdrawn on a later day', async () => {
    const { id, imageId, hash, model } = await withRequest()
    const { office } = world.as
    await answer(model, hash, 'ACADEMY', 'WEBSITE')
    await answer(model, hash, 'ACADEMY')
    const paper = { id, seen_until: imageId, note: 'Podpisany formularz.' }
    const older = {
      ...{ ...paper, seen_event: await lastEvent(id), said_on: '2026-02-01' },
      ...{ give: ['ACADEMY' as const, 'WEBSITE' as const], withdraw: none },
    }
    expect(await office.attempt(consents.record, older)).toMatchObject({
      status: 422,
      body: { errors: { said_on: [expect.any(String)] } },
    })
    expect((await office.send(consents.get, { id })).data.channels).toEqual(['ACADEMY'])
    // An older paper may give what was never withdrawn, and may withdraw.
    await office.send(consents.record, { ...older, give: ['SOCIAL'] })
    await office.send(consents.record, { ...older, give: none, withdraw: all })
    expect((await office.attempt(consents.record, older)).status).toBe(422)
    const today = academyDay(world.clock.now())
    const renewal = { ...older, seen_event: await lastEvent(id), said_on: today }
    expect((await office.send(consents.record, renewal)).data.state).toBe('GIVEN')
    const { history } = (await model.send(consents.open, { hash })).data
    expect(history[0]).toMatchObject({ event: 'GIVEN', said_on: today })
  })

  test('keeps a work that was refused from taking pictures that nobody would see', async () => {
    const { id, hash, model } = await withRequest()
    await answer(model, hash)
    const added = { id, file: await sample('photo.png'), stage: 'HEALED' as const }
    expect(await world.as.artist.attempt(portfolio.addImage, added)).toMatchObject({
      status: 409,
      body: { code: 'consent_refused' },
    })
  })

  test('is no news for the office of a work that it has not seen', async () => {
    const { as, guest, db } = world
    const draft = await sendWork(as.artist, 'photo.jpg')
    const hash = await linkTo(db, as.artist, draft.id)
    const model = await guest()
    await answer(model, hash, 'SOCIAL')
    await answer(model, hash)
    const notices = await db.selectFrom('notifications').select('type').where('link', 'like', `%/${draft.id}`).execute()
    expect(notices.map(({ type }) => type)).toEqual(['consent_given', 'consent_withdrawn'])
  })

  test('covers title and description as shown, health by itself, and no words that are added later', async () => {
    const { artist, office } = world.as
    const work = await sendWork(artist, 'photo.jpg')
    const { id } = work
    const hash = await linkTo(world.db, artist, id)
    const withHealth = {
      ...newWork,
      id,
      health: 'TOLD' as const,
      title: { pl: 'Usta po operacji', 'en-US': 'Lips after surgery' },
    }
    const model = await world.guest()
    const outdated = await shownOnPage(model, hash)
    await artist.send(portfolio.update, withHealth)
    await artist.send(portfolio.submit, { id })
    const give = { hash, give: ['WEBSITE' as const], withdraw: none }
    const code = async (more: object) => (await model.attempt(consents.answer, { ...give, ...more })).body
    expect(await code({ ...outdated, health: true })).toMatchObject({ code: 'consent_changed' })
    const shown = await shownOnPage(model, hash)
    expect(await code({ ...shown, given_by: null })).toMatchObject({ errors: { given_by: expect.anything() } })
    expect(await code({ ...shown, given_by: 'GUARDIAN' })).toMatchObject({
      errors: { guardian_name: expect.anything() },
    })

    // Without the consent to health nothing of it is shown, nor approved.
    await model.send(consents.answer, { ...give, ...shown, given_by: 'GUARDIAN', guardian_name: 'Ewa Nowak' })
    const gap = async () => (await artist.send(consents.get, { id })).data.gap
    expect(await gap()).toBe('HEALTH')
    expect(await office.attempt(portfolio.approve, { id })).toMatchObject({ body: { code: 'consent_outdated' } })
    await model.send(consents.answer, { ...give, ...(await shownOnPage(model, hash)), health: true })
    await office.send(portfolio.approve, { id })
    const isPublic = async () =>
      (await model.call(portfolio.image, { id: work.images[0]?.id as number, size: 'small' })).status === 200
    expect([await gap(), await isPublic()]).toEqual([null, true])
    const { history } = (await office.send(consents.get, { id })).data
    expect(history[0]).toMatchObject({ health: true, given_by: 'ADULT', wording: { version: 2, language: 'pl' } })
    expect(history[0]?.wording?.text).toContain('Usta po operacji')
    expect(history[1]).toMatchObject({ health: false, given_by: 'GUARDIAN', guardian_name: 'Ewa Nowak' })

    // Words may go without asking; added ones wait for the person.
    const { revision: _, ...words } = { ...withHealth, revision: 0, images: [] }
    await office.send(portfolioModeration.update, { ...words, title: { pl: 'Usta', 'en-US': 'Lips' } })
    expect([await gap(), await isPublic()]).toEqual([null, true])
    await office.send(portfolioModeration.update, { ...words, title: { pl: 'Usta po raku', 'en-US': 'Lips' } })
    expect([await gap(), await isPublic()]).toEqual(['WORDS', false])
    await model.send(consents.answer, { ...give, ...(await shownOnPage(model, hash)) })
    expect([await gap(), await isPublic()]).toEqual([null, true])

    // Health alone is taken back, also over a restored backup; a consent from before is to pictures alone.
    await model.send(consents.answer, {
      hash,
      give: [],
      withdraw: [],
      ...(await shownOnPage(model, hash)),
      health: false,
    })
    expect([await gap(), await isPublic()]).toEqual(['HEALTH', false])
    const before = await insertWork(world.db, work.pro_artist_id, { status: 'APPROVED' }, { isConsented: false })
    await world.db
      .insertInto('consent_events')
      .values({
        portfolio_item_id: before.id,
        event: 'GIVEN',
        channels: all,
        pictures_until: before.image_id,
        at: new Date(),
      })
      .execute()
    const ofOld = async () => (await artist.send(consents.get, { id: before.id })).data.gap
    expect(await ofOld()).toBe('OLD')
    const { data: listed } = await office.send(portfolioModeration.list, { wording: 'OLD', sortBy: 'created_at' })
    expect(listed.some((one) => one.id === before.id)).toBe(true)
    await world.db.updateTable('portfolio_items').set({ health: 'TOLD' }).where('id', '=', before.id).execute()
    expect(await ofOld()).toBe('HEALTH')
  })

  test('stays written as it was', async () => {
    const { id } = await withRequest()
    await agree(world.db, id)
    const events = () => world.db.selectFrom('consent_events').where('portfolio_item_id', '=', id)
    const { id: eventId } = await events().select('id').limit(1).executeTakeFirstOrThrow()
    const change = sql`update consent_events set channels = '{}' where id = ${eventId}`.execute(world.db)
    await expect(change).rejects.toThrow('stays written')
    const removal = world.db.deleteFrom('consent_events').where('id', '=', eventId).execute()
    await expect(removal).rejects.toThrow('stays written')
    await world.as.artist.send(portfolio.remove, { id })
    expect(await events().selectAll().execute()).toEqual([])
  })
})

describe('a link', () => {
  const codeOf = async (hash: string) => {
    const { status, body } = await (await world.guest()).attempt(consents.open, { hash })
    return [status, (body as { code?: string }).code]
  }

  test('that nobody made is unknown', async () => {
    expect(await codeOf('c29tZXRoaW5n')).toEqual([404, 'consent_link_unknown'])
  })

  test('ends after sixty days, unless it was answered: what was said can always be taken back', async () => {
    const own = await academyForTest()
    const { id, hash } = await withRequest(own)
    const other = await withRequest(own)
    await answer(other.model, other.hash, 'WEBSITE')
    own.clock.advance({ days: 61 })
    const model = await own.guest()
    expect((await model.attempt(consents.open, { hash })).body).toMatchObject({ code: 'consent_link_expired' })
    expect((await model.send(consents.open, { hash: other.hash })).data).toMatchObject({ state: 'GIVEN' })

    const next = await linkTo(own.db, await own.visitor('artist'), id)
    expect(next).not.toBe(hash)
    expect((await model.attempt(consents.open, { hash })).body).toMatchObject({ code: 'consent_link_replaced' })
  })

  test('is the same when it is shown or sent again, and is kept as a hash alone', async () => {
    const { id, hash } = await withRequest()
    const { artist } = world.as
    await artist.send(consents.ask, { id, email: 'model@example.com', language: 'en-US' })
    expect((await world.lastMail('model@example.com')).text).toContain(`/#/portfolio/consent/${hash}`)
    expect(await linkTo(world.db, artist, id)).toBe(hash)
    const { rows } = await sql`select * from consent_links where token_hash::text like ${`%${hash}%`}`.execute(world.db)
    expect(rows).toEqual([])
  })

  test('is sent to the person in the pictures, and known to nobody else', async () => {
    const { id, hash } = await withRequest()
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
      const { id, hash } = await withRequest()
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

  test('to a work that is gone says so, and so does one to a work with nobody in it', async () => {
    const { id, hash } = await withRequest()
    await world.as.artist.send(consents.declare, { id, shows_nobody: true })
    expect(await codeOf(hash)).toEqual([409, 'consent_link_gone'])
    await world.as.office.send(portfolio.approve, { id })
    await world.as.artist.send(portfolio.remove, { id })
    expect(await codeOf(hash)).toEqual([409, 'consent_link_gone'])
  })
})

describe('a backup that is restored', () => {
  /** Removes later events from every table, as if a backup was restored. */
  const forgotten = async (id: number, since: number) => {
    await sql`alter table consent_events disable trigger user`.execute(world.db)
    await sql`delete from consent_events where portfolio_item_id = ${id} and id > ${since}`.execute(world.db)
    await sql`alter table consent_events enable trigger user`.execute(world.db)
    await sql`
      update portfolio_items set consent_state = 'GIVEN', consented = '{ACADEMY,SOCIAL,WEBSITE}' where id = ${id}
    `.execute(world.db)
  }
  const newest = async (id: number) =>
    (
      await world.db
        .selectFrom('consent_events')
        .select((eb) => eb.fn.max('id').as('id'))
        .where('portfolio_item_id', '=', id)
        .executeTakeFirstOrThrow()
    ).id

  test('does not bring back what was withdrawn after it was made', async () => {
    const { id, imageId, hash, model } = await withRequest()
    await answer(model, hash, ...channels)
    const backup = await newest(id)
    await answer(model, hash)
    await forgotten(id, backup)
    expect(new Set(await everyAddress(imageId, hash))).toContain(200)
    // A power cut may have left half of one.
    await world.portal.storage.create('withdrawals/3f2a.json', '{"item":"3f')
    await enterWithdrawals(world.portal)
    await enterWithdrawals(world.portal)
    expect(new Set(await everyAddress(imageId, hash))).toEqual(new Set([404]))
    const { data } = await world.as.artist.send(consents.get, { id })
    expect(data.history.filter(({ event }) => event === 'WITHDRAWN')).toHaveLength(1)
  })

  test('does not bring back what an earlier version of the portal wrote into a file', async () => {
    const { id, imageId, hash, model } = await withRequest()
    await answer(model, hash, ...channels)
    const { consent_key: item } = await world.db
      .selectFrom('portfolio_items')
      .select('consent_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const at = new Date(Date.now() + 1000).toISOString()
    const line = JSON.stringify({
      key: 'unused',
      item,
      event: 'WITHDRAWN',
      channels: ['SOCIAL', 'WEBSITE', 'ACADEMY'],
      at,
    })
    const file = join(world.config.dataDir, 'withdrawn-consents.jsonl')
    await writeFile(file, `${line}\n${line}\n{"key":"3f`)
    await enterWithdrawals(world.portal)
    expect(new Set(await everyAddress(imageId, hash))).toEqual(new Set([404]))
    await expect(access(file)).rejects.toThrow('ENOENT')
    expect((await world.as.artist.send(consents.get, { id })).data.state).toBe('WITHDRAWN')
  })

  test('takes its copies off show as well, in which nobody was said to be', async () => {
    const { pro_artist } = await world.as.artist.send(session.user, {})
    const { id, copy } = await insertCopies(world.db, pro_artist?.id ?? 0)
    const since = await newest(id)
    world.clock.advance({ minutes: 1 })
    const paper = { id, seen_until: 0, seen_event: null, said_on: '2026-02-01', note: 'List.' }
    await world.as.office.send(consents.record, { ...paper, give: none, withdraw: all })
    await forgotten(id, since)
    const approved = { status: 'APPROVED' as const }
    await world.db.updateTable('portfolio_items').set(approved).where('id', '=', copy).execute()
    const sent: unknown[] = []
    const jobs = { ...world.portal.jobs, send: async (_db: unknown, ...job: unknown[]) => void sent.push(job) }
    await enterWithdrawals({ ...world.portal, jobs })
    expect(sent).toEqual([['task', { name: 'portfolio.doubtCopies', id }]])
    await doubtCopiesLater(world.portal, listeners, id)
    expect((await world.as.artist.send(portfolio.get, { id: copy })).data.status).toBe('PENDING')
  })

  test('is not taken by an older tab for what it has seen, though numbers are given again', async () => {
    const { id, hash, model } = await withRequest()
    await answer(model, hash, 'ACADEMY')
    const backup = await newest(id)
    await answer(model, hash, 'ACADEMY', 'SOCIAL')
    const { channels: _, ...shown } = await visibleTo(model, hash)
    await forgotten(id, backup)
    await sql`select setval(pg_get_serial_sequence('consent_events', 'id'), ${backup})`.execute(world.db)
    await answer(model, hash)
    const stale = { hash, ...shown, give: ['WEBSITE' as const], withdraw: none, is_again: true }
    expect(await model.attempt(consents.answer, stale)).toMatchObject({
      status: 409,
      body: { code: 'consent_changed' },
    })
  })

  test('leaves alone whoever agreed again since', async () => {
    const { id, hash, model } = await withRequest()
    await answer(model, hash, ...channels)
    await answer(model, hash)
    world.clock.advance({ minutes: 1 })
    await answer(model, hash, 'WEBSITE')
    await enterWithdrawals(world.portal)
    expect((await world.as.artist.send(consents.get, { id })).data).toMatchObject({
      state: 'GIVEN',
      channels: ['WEBSITE'],
    })
  })
})
