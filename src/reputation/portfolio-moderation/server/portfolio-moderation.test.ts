import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Channel, channels, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { fillMissingLooks } from '#reputation/portfolio/server/missing-perceptual-hashes.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { agree, linkTo, shownOnPage } from '#testing/make/make-consents.ts'
import { drawnBrow } from '#testing/make/make-pictures.ts'
import { insertCopies, insertWork, newWork, sendWork } from '#testing/make/make-portfolio.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import type { Visitor } from '#testing/visitor.ts'

/** The person in the pictures does not agree. */
const noToAll = { give: [], withdraw: [...channels], seen_until: 0, seen_event: null }

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

async function newArtist() {
  const { visitor } = await world.person('pro-artist')
  const { pro_artist } = await visitor.send(session.user, {})
  return { artist: visitor, artistId: pro_artist?.id as number }
}

describe('the office’s list', () => {
  test('has what waits on top, the longest waiting first, and drafts not at all', async () => {
    const { office } = world.as
    const { artistId } = await newArtist()
    const statuses = ['APPROVED', 'PENDING', 'DRAFT', 'PENDING'] as const
    const ids: number[] = []
    for (const [index, status] of statuses.entries()) {
      const at = new Date(Date.UTC(2026, 0, 10 - index))
      ids.push((await insertWork(world.db, artistId, { status, status_changed_at: at })).id)
    }
    const [approved, later, , first] = ids
    const idsOf = async (query: object) =>
      (await office.send(portfolioModeration.list, { artistId, ...query })).data.map(({ id }) => id)
    expect(await idsOf({})).toEqual([first, later, approved])
    expect(await idsOf({ status: 'PENDING' })).toEqual([first, later])
    expect(await idsOf({ consent: 'WITHDRAWN' })).toEqual([])
    expect(await idsOf({ filter: 'brzoskw' })).toHaveLength(3)
  })

  test('counts the rows of each status, regardless of the selected one', async () => {
    const { office } = world.as
    const { data } = await office.send(portfolioModeration.counts, {})
    expect(data.total).toBe((await office.send(portfolioModeration.list, {})).meta.total)
    for (const { value, count } of data.status) {
      expect((await office.send(portfolioModeration.list, { status: value })).meta.total).toBe(count)
      const counted = await office.send(portfolioModeration.counts, { status: value })
      expect(counted.data).toEqual({ total: count, status: expect.arrayContaining(data.status) })
    }
    expect(data.status.length).toBeGreaterThan(2)
  })

  test('counts in the menu and on the dashboard what waits', async () => {
    const { office, artist } = world.as
    const { artistId } = await newArtist()
    const waiting = async (reader: Visitor) => (await reader.send(dashboard.counters, {})).pendingPortfolioItemsCount
    const before = await waiting(office)
    await insertWork(world.db, artistId, { status: 'PENDING' })
    expect(await waiting(office)).toBe(before + 1)
    expect(await waiting(artist)).toBe(0)
    const { queues } = await office.send(dashboard.mine, {})
    expect(queues.find(({ name }) => name === 'portfolio')?.count).toBe(before + 1)
  })
})

describe('a decision', () => {
  test('of two at once is made once; the other is refused with the name of the first', async () => {
    const { artistId } = await newArtist()
    const { office, owner } = world.as
    const { id } = await insertWork(world.db, artistId, { status: 'PENDING' })
    const { revision } = (await owner.send(portfolio.get, { id })).data
    await office.send(portfolio.approve, { id, revision })
    const late = await owner.attempt(portfolio.reject, { id, revision, reason: 'Nieostre.' })
    expect(late).toMatchObject({ status: 409 })
    expect((await owner.send(portfolioModeration.get, { id })).data).toMatchObject({
      status: 'APPROVED',
      moderated_by: 'Joanna Wrońska',
    })
  })

  test('is taken back: the work waits again', async () => {
    const { artistId } = await newArtist()
    const { office } = world.as
    const { id } = await insertWork(world.db, artistId, { status: 'PENDING' })
    const { revision } = (await office.send(portfolio.approve, { id })).data
    expect((await office.send(portfolio.reopen, { id, revision })).data.status).toBe('PENDING')
    await office.send(portfolio.reject, { id, reason: 'Nieostre.' })
    expect((await office.send(portfolio.reopen, { id })).data).toMatchObject({
      status: 'PENDING',
      moderation_reason: null,
    })
  })

  test('has its reasons ready in the artist’s language', async () => {
    const { artistId } = await newArtist()
    const { id } = await insertWork(world.db, artistId, { status: 'PENDING' })
    const { reasons } = (await world.as.office.send(portfolioModeration.get, { id })).data
    expect(reasons.find(({ name }) => name === 'blurred')?.text).toMatch(/nieostre/)
  })
})

test('the office corrects texts, of the work and its pictures, and the decision remains', async () => {
  const { artist, artistId } = await newArtist()
  const { office } = world.as
  const { id, image_id } = await insertWork(world.db, artistId, { status: 'APPROVED' })
  const { revision } = (await office.send(portfolio.get, { id })).data
  const images = [{ id: image_id, stage: 'HEALED' as const, alt: { pl: 'Usta po roku', 'en-US': 'Lips a year later' } }]
  const edit = { ...newWork, id, title: { pl: 'Usta', 'en-US': 'Lips' }, images }
  await office.send(portfolioModeration.update, { ...edit, revision })
  expect((await artist.send(portfolio.get, { id })).data).toMatchObject({
    status: 'APPROVED',
    title: { pl: 'Usta' },
    images: [{ stage: 'HEALED', alt: { 'en-US': 'Lips a year later' } }],
  })
  const stale = { ...edit, title: { pl: 'Brwi', 'en-US': 'Brows' }, revision }
  expect(await world.as.owner.attempt(portfolioModeration.update, stale)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
})

describe('a copy of an earlier picture', () => {
  const alikeOf = async (id: number) => (await world.as.office.send(portfolioModeration.get, { id })).data.alike
  const sent = async (picture: Sharp, { artist }: { artist: Visitor }) => {
    const work = await sendWork(artist)
    const file = new File([new Uint8Array(await picture.jpeg({ quality: 60 }).toBuffer())], 'brwi.jpg')
    await artist.send(portfolio.addImage, { id: work.id, file, stage: 'AFTER' })
    await artist.send(portfolio.submit, { id: work.id })
    return work.id
  }
  test('is found by its look: smaller, compressed again, mirrored, and of another artist', async () => {
    const [one, other] = [await newArtist(), await newArtist()]
    const original = await sent(drawnBrow(1), one)
    const copy = await sent(drawnBrow(1).flop().resize(500), other)
    const [match] = await alikeOf(copy)
    expect(match).toMatchObject({ work_id: original, is_mirrored: true, is_shown: true, artist: { id: one.artistId } })
    expect(match?.likeness).toBeGreaterThan(85)
    expect(await alikeOf(await sent(drawnBrow(2), other))).toEqual([])
  })

  test('is not looked for among drafts, which are their artist’s alone', async () => {
    const [one, other] = [await newArtist(), await newArtist()]
    const original = await sent(drawnBrow(4), one)
    await one.artist.send(portfolio.withdraw, { id: original })
    expect(await alikeOf(await sent(drawnBrow(4), other))).toEqual([])
  })

  test('is recognized also where nobody may see the earlier one any more', async () => {
    const artist = await newArtist()
    const original = await sent(drawnBrow(3), artist)
    const hash = await linkTo(world.db, artist.artist, original)
    await (await world.guest()).send(consents.answer, { hash, ...noToAll })
    expect(await alikeOf(await sent(drawnBrow(3), await newArtist()))).toMatchObject([
      { work_id: original, is_shown: false },
    ])
  })

  test('is known again where up to a twentieth of its sides is cut, whichever of the two is the smaller', async () => {
    const [one, other] = [await newArtist(), await newArtist()]
    const corner = () => drawnBrow(5).extract({ left: 45, top: 0, width: 855, height: 1140 })
    const original = await sent(drawnBrow(5), one)
    expect(await alikeOf(await sent(corner().flop(), other))).toMatchObject([{ work_id: original, is_mirrored: true }])
    const cut = await sent(drawnBrow(6).extract({ left: 45, top: 60, width: 810, height: 1080 }), one)
    expect(await alikeOf(await sent(drawnBrow(6), other))).toMatchObject([{ work_id: cut, is_mirrored: false }])
  })

  test('whose person refused is not approved as one with nobody in it, also once its work is deleted', async () => {
    const { office } = world.as
    const artist = await newArtist()
    const original = await sent(drawnBrow(7), artist)
    const hash = await linkTo(world.db, artist.artist, original)
    await (await world.guest()).send(consents.answer, { hash, ...noToAll })
    const copy = await sent(drawnBrow(7).flop().extract({ left: 45, top: 0, width: 855, height: 1200 }), artist)
    await artist.artist.send(consents.declare, { id: copy, shows_nobody: true })
    const refusal = { status: 409, body: { code: 'portfolio_copy_refused' } }
    expect(await office.attempt(portfolio.approve, { id: copy })).toMatchObject(refusal)
    expect((await office.send(portfolioModeration.get, { id: copy })).data.is_refused_copy).toBe(true)

    await artist.artist.send(portfolio.remove, { id: original })
    expect(await office.attempt(portfolio.approve, { id: copy })).toMatchObject(refusal)

    // Its person has agreed to this work since.
    await artist.artist.send(consents.declare, { id: copy, shows_nobody: false })
    const newHash = await linkTo(world.db, artist.artist, copy)
    const model = await world.guest()
    const shown = await shownOnPage(model, newHash)
    await model.send(consents.answer, { hash: newHash, give: ['ACADEMY'], withdraw: [], ...shown })
    await office.send(portfolio.approve, { id: copy })
  })

  test('declared as without a person is not approved where a consent was requested from the person in the earlier picture, with any answer', async () => {
    const { office } = world.as
    const { artist } = await newArtist()
    const original = await sent(drawnBrow(9), { artist })
    const hash = await linkTo(world.db, artist, original)
    const model = await world.guest()
    const answer = async (change: { give: Channel[]; withdraw: Channel[] }) => {
      await model.send(consents.answer, { hash, ...change, ...(await shownOnPage(model, hash)) })
    }
    await answer({ give: ['ACADEMY', 'WEBSITE'], withdraw: [] })
    await answer({ give: [], withdraw: ['WEBSITE'] })
    const other = await newArtist()
    const copy = await sent(drawnBrow(9).extract({ left: 45, top: 0, width: 855, height: 1200 }), other)
    await other.artist.send(consents.declare, { id: copy, shows_nobody: true })
    expect(await office.attempt(portfolio.approve, { id: copy })).toMatchObject({
      status: 409,
      body: { code: 'portfolio_copy_asked' },
    })
    expect((await office.send(portfolioModeration.get, { id: copy })).data).toMatchObject({
      is_refused_copy: false,
      is_asked_copy: true,
    })
  })

  test('declared as without a person is reviewed again as soon as its person withdraws some of their consent', async () => {
    const { office } = world.as
    const { artist, artistId } = await newArtist()
    const { id, copy } = await insertCopies(world.db, artistId)
    const unlike = await insertCopies(world.db, artistId)
    const paper = { id, seen_until: 0, seen_event: null, said_on: '2026-02-01', note: 'List.' }
    await office.send(consents.record, { ...paper, give: [], withdraw: ['WEBSITE'] })
    const statusOf = async (work: number) => (await artist.send(portfolio.get, { id: work })).data.status
    expect([await statusOf(id), await statusOf(copy), await statusOf(unlike.copy)]).toEqual([
      'APPROVED',
      'PENDING',
      'APPROVED',
    ])
    const notices = await world.db
      .selectFrom('notifications')
      .select('type')
      .distinct()
      .where('link', 'in', [`portfolio/${copy}`, `portfolio/admin/edit/${copy}`])
      .orderBy('type')
      .execute()
    expect(notices.map(({ type }) => type)).toEqual(['portfolio_doubted', 'portfolio_doubted_office'])
    expect(await office.attempt(portfolio.approve, { id: copy })).toMatchObject({
      body: { code: 'portfolio_copy_asked' },
    })
    // Somebody is in it after all, and agrees.
    await artist.send(consents.declare, { id: copy, shows_nobody: false })
    await agree(world.db, copy, ['ACADEMY'])
    await office.send(portfolio.approve, { id: copy })
  })

  /**
   * A copy that is declared to show nobody is waiting for the office, and its person has no request yet; then both
   * happen at once.
   */
  async function declinedWhileApproved(held: string, isDeclinedFirst: boolean) {
    const { office } = world.as
    const { artist, artistId } = await newArtist()
    const { id, copy } = await insertCopies(world.db, artistId)
    const draft = await insertWork(world.db, artistId, { status: 'PENDING' }, { isConsented: false })
    const { look } = await world.db
      .selectFrom('portfolio_images')
      .select('look')
      .where('portfolio_item_id', '=', copy)
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('portfolio_images')
      .set({ look, crops: [] })
      .where('portfolio_item_id', '=', draft.id)
      .execute()
    // The one whose person agreed is another picture.
    await world.db.updateTable('portfolio_images').set({ look: null }).where('portfolio_item_id', '=', id).execute()
    await world.db.updateTable('portfolio_items').set({ status: 'PENDING' }).where('id', '=', copy).execute()
    const paper = { id: draft.id, seen_until: 0, seen_event: null, said_on: '2026-02-01', note: 'List.', give: [] }
    const decline = () => office.attempt(consents.record, { ...paper, withdraw: [...channels] })
    const approve = () => office.attempt(portfolio.approve, { id: copy })
    const holder = await inTransactionOf(world)
    await holder.query(`lock table ${held} in share row exclusive mode`)
    const first = isDeclinedFirst ? decline() : approve()
    await untilWaiting(world.db, 1)
    const second = isDeclinedFirst ? approve() : decline()
    // It either waits as well, or does not and is done.
    await Promise.race([second, untilWaiting(world.db, 2)])
    await holder.query('rollback')
    const answers = await Promise.all([first, second])
    const { data } = await artist.send(portfolio.get, { id: copy })
    return { statuses: answers.map(({ status }) => status), copy: data.status }
  }

  test('is not on show after its person declined in the moment in which it was approved', async () => {
    expect(await declinedWhileApproved('revisions', false)).toEqual({ statuses: [200, 200], copy: 'PENDING' })
  })

  test('is not approved in the moment in which its person declines', async () => {
    expect(await declinedWhileApproved('consent_events', true)).toEqual({ statuses: [200, 409], copy: 'PENDING' })
  })

  test('before crops were compared is looked at again by the portal itself', async () => {
    const artist = await newArtist()
    const original = await sent(drawnBrow(8), artist)
    const crops = () =>
      world.db
        .selectFrom('portfolio_images')
        .select(sql<number | null>`cardinality(crops)`.as('count'))
        .where('portfolio_item_id', '=', original)
        .executeTakeFirst()
    const known = await crops()
    await world.db
      .updateTable('portfolio_images')
      .set({ crops: null })
      .where('portfolio_item_id', '=', original)
      .execute()
    await fillMissingLooks(world.portal)
    expect(await crops()).toEqual(known)
    expect(known?.count).toBeGreaterThan(10)
  })

  test('is not guessed of pictures with nothing in them', async () => {
    const artist = await newArtist()
    const plain = () => sharp({ create: { width: 600, height: 800, channels: 3, background: '#c89f7e' } })
    await sent(plain(), artist)
    expect(await alikeOf(await sent(plain(), artist))).toEqual([])
  })
})
