import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Channel, channels, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { answer, newRequest, statusesOf, visibleTo } from '#testing/fixtures/consent-requests.ts'
import { agree, linkTo, shownOnPage } from '#testing/make/make-consents.ts'
import { insertWork, newWork, sendWork } from '#testing/make/make-portfolio.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** The latest event, for an answer that knows the whole history. */
async function lastEvent(id: number, { as }: Academy = world) {
  return (await as.office.send(consents.get, { id })).data.history[0]?.key ?? null
}

const all = [...channels]
const none: Channel[] = []

describe('consent of the person in the picture', () => {
  test('opens the website to it once the office has approved the work, and nothing else does', async () => {
    const { id, imageId, hash, model } = await newRequest(world)
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
    const { id, imageId, hash, model } = await newRequest(world)
    await answer(model, hash, ...channels)
    await world.as.office.send(portfolio.approve, { id })
    const { headers, status } = await model.call(portfolio.image, { id: imageId, size: 'large' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(new Set(await statusesOf(world, imageId, hash))).toEqual(new Set([200]))

    expect(await answer(model, hash)).toMatchObject({ state: 'WITHDRAWN', channels: [], pictures: [] })
    expect(new Set(await statusesOf(world, imageId, hash, headers.etag))).toEqual(new Set([404]))
    expect((await world.as.artist.send(portfolio.get, { id })).data).toMatchObject({ images: [], cover_id: null })
  })

  test('is withdrawn channel by channel, and given again', async () => {
    const { id, imageId, hash, model } = await newRequest(world)
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
    const { id, hash, model } = await newRequest(world)
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
    const { model, hash } = await newRequest(world)
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
    const { model, hash } = await newRequest(world)
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
    const { id, hash, model } = await newRequest(world)
    const { artist } = world.as
    await answer(model, hash, 'ACADEMY', 'SOCIAL')
    await artist.send(portfolio.addImage, { id, file: await sample('photo.png'), stage: 'HEALED' })
    expect(await answer(model, hash, 'ACADEMY')).toMatchObject({ pictures: [{ is_new: false }, { is_new: true }] })
    expect((await artist.send(consents.get, { id })).data.pictures_since).toBe(1)
  })

  test('is valid after a refusal or a withdrawal only if it is marked as a new one', async () => {
    const { model, hash } = await newRequest(world)
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

  test('on paper does not override an answer that was given while the office typed', async () => {
    const { id, imageId, hash, model } = await newRequest(world)
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

  test('is given by them: the artist who is signed in may not answer', async () => {
    const { id, hash } = await newRequest(world)
    const statement = { hash, give: ['WEBSITE' as const], withdraw: none, seen_until: 1, seen_event: null }
    expect(await world.as.artist.attempt(consents.answer, statement)).toMatchObject({
      status: 403,
      body: { code: 'consent_not_yours' },
    })
    expect((await world.as.artist.send(consents.get, { id })).data.state).toBe('ASKED')
  })

  test('may be refused: then nobody sees it, and the artist cannot request it again', async () => {
    const { id, imageId, hash, model } = await newRequest(world)
    expect((await answer(model, hash)).state).toBe('DECLINED')
    expect(new Set(await statusesOf(world, imageId, hash))).toEqual(new Set([404]))
    const again = { id, email: 'model@example.com', language: 'pl' as const }
    expect(await world.as.artist.attempt(consents.ask, again)).toMatchObject({ body: { code: 'consent_answered' } })
  })

  test('on paper is written down by the office, with the day and how it is known', async () => {
    const { id, imageId } = await newRequest(world)
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
    const { id, imageId } = await newRequest(world)
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

  test('on paper is recorded also where it changes nothing, and nothing is withdrawn twice', async () => {
    const { id, imageId, hash, model } = await newRequest(world)
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
    const { id, imageId, hash, model } = await newRequest(world)
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
    const { id, hash, model } = await newRequest(world)
    await answer(model, hash)
    const added = { id, file: await sample('photo.png'), stage: 'HEALED' as const }
    expect(await world.as.artist.attempt(portfolio.addImage, added)).toMatchObject({
      status: 409,
      body: { code: 'consent_refused' },
    })
  })

  test('does not notify the office of a work that it has not reviewed', async () => {
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
    const { id } = await newRequest(world)
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
