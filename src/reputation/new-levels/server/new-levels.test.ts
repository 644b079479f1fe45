import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillPath } from '#kit/contract/endpoint.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { newLevels } from '#reputation/new-levels/contract/new-levels.ts'
import { cardFormats } from '#reputation/portfolio/contract/card-formats.ts'
import { type Academy, academy, signIn } from '#testing/academy.ts'
import { insertLevel } from '#testing/make/make-levels.ts'
import { insertPublicProfile } from '#testing/make/make-public-profiles.ts'
import { insertUpgradeRequest, meetNextLevel } from '#testing/make/make-upgrades.ts'
import type { Visitor } from '#testing/visitor.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('a new level', () => {
  test('of an approved upgrade begins the dashboard, with what it adds, until its artist closes it', async () => {
    const { id, artist } = await someone()
    expect(await begin(artist)).toBeNull()
    await approve(id)
    const { data } = await artist.send(newLevels.latest, {})
    expect(data?.level.code).toBe('SENIOR_ARTIST')
    expect(await begin(artist)).toBe(data?.id)
    expect(data?.benefits.map((one) => one.id).sort()).toEqual(await added('SENIOR_ARTIST'))
    expect(data?.closed_at).toBeNull()
    await artist.send(newLevels.close, { id: data?.id ?? 0 })
    expect(await begin(artist)).toBeNull()
    expect((await artist.send(newLevels.latest, {})).data).toEqual({ ...data, closed_at: expect.any(String) })
  })

  test('closed twice, from two tabs or after a lost answer, was closed once', async () => {
    const { id, artist } = await someone()
    await approve(id)
    const number = (await begin(artist)) ?? 0
    const tabs = [artist, artist.copy(), artist.copy()]
    const answers = await Promise.all(tabs.map((tab) => tab.call(newLevels.close, { id: number })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const closed = await closings(id)
    world.clock.advance({ minutes: 1 })
    expect((await artist.call(newLevels.close, { id: number })).status).toBe(204)
    expect(await closings(id)).toEqual(closed)
  })

  test('stays closed on another device', async () => {
    const { id, artist, email } = await someone()
    await approve(id)
    await artist.send(newLevels.close, { id: (await begin(artist)) ?? 0 })
    const elsewhere = await signIn(world.app, { ...world.portal, clock: world.clock.now }, email)
    expect(await begin(elsewhere)).toBeNull()
  })

  test('is the latest of two; closing the former leaves the one that came meanwhile', async () => {
    const { id, artist } = await someone()
    await approve(id)
    const former = (await begin(artist)) ?? 0
    await setLevel(id, 'MASTER')
    await artist.send(newLevels.close, { id: former })
    const { data } = await artist.send(newLevels.latest, {})
    expect(data?.level.code).toBe('MASTER')
    await artist.send(newLevels.close, { id: data?.id ?? 0 })
    expect(await begin(artist)).toBeNull()
    const { id: other, artist: visitor } = await someone()
    await approve(other)
    await setLevel(other, 'MASTER')
    await visitor.send(newLevels.close, { id: (await begin(visitor)) ?? 0 })
    expect(await begin(visitor)).toBeNull()
  })

  test('is none that was lowered or corrected, nor one from before that', async () => {
    const { id, artist } = await someone()
    await setLevel(id, 'MASTER')
    expect(await begin(artist)).not.toBeNull()
    await setLevel(id, 'SENIOR_ARTIST')
    expect([await begin(artist), (await artist.send(newLevels.latest, {})).data]).toEqual([null, null])
    await setLevel(id, 'MASTER', { is_correction: true })
    expect(await begin(artist)).toBeNull()
    await setLevel(id, 'GRAND_MASTER')
    expect((await artist.send(newLevels.latest, {})).data?.level.code).toBe('GRAND_MASTER')
  })

  test('of somebody else is not there', async () => {
    const { id, artist } = await someone()
    await approve(id)
    const number = (await begin(artist)) ?? 0
    const { artist: other } = await someone()
    expect(await begin(other)).toBeNull()
    for (const visitor of [other, world.as.office, world.as.student])
      expect((await visitor.call(newLevels.close, { id: number })).status).toBe(404)
    expect(await begin(artist)).toBe(number)
  })
})

describe('the card of a level', () => {
  test('is a picture for social media, in each language', async () => {
    const { id, artist } = await someone()
    // Its name differs in each language, as those of the demo do not.
    const level = await insertLevel(world.db)
    await world.db.updateTable('pro_artists').set({ level_id: level.id }).where('id', '=', id).execute()
    const cards = await Promise.all(
      cardFormats.flatMap((format) =>
        languages.map(async (language) => {
          const card = await cardOf(artist, format, language)
          const { width, height, format: kind } = await sharp(card).metadata()
          return { card, facts: [format, language, width, height, kind] }
        }),
      ),
    )
    expect(cards.map(({ facts }) => facts)).toEqual([
      ['square', 'pl', 1080, 1080, 'jpeg'],
      ['square', 'en-US', 1080, 1080, 'jpeg'],
      ['story', 'pl', 1080, 1920, 'jpeg'],
      ['story', 'en-US', 1080, 1920, 'jpeg'],
    ])
    expect(new Set(cards.map(({ card }) => card.toString('base64'))).size).toBe(cards.length)
    const statusOf = (format: string, language: string) =>
      artist.call(newLevels.card, { format, language }).then(({ status }) => status)
    expect([await statusOf('poster', 'pl'), await statusOf('square', 'de')]).toEqual([422, 422])
  })

  test('has the portrait only where everybody may see that', async () => {
    const { id } = await world.db
      .selectFrom('pro_artists')
      .select('id')
      .where('email', '=', 'artist@atelier.test')
      .executeTakeFirstOrThrow()
    await insertPublicProfile(world.db, id)
    const show = (is_on: boolean) =>
      world.db.updateTable('public_profiles').set({ is_on }).where('pro_artist_id', '=', id).execute()
    await show(false)
    const hidden = await cardOf(world.as.artist)
    await show(true)
    const shown = await cardOf(world.as.artist)
    expect(shown.equals(hidden)).toBe(false)
    await world.db.updateTable('pro_artists').set({ avatar_id: null }).where('id', '=', id).execute()
    expect((await cardOf(world.as.artist)).equals(hidden)).toBe(true)
  })
})

const comment = 'Gratulujemy!'

/** Somebody on the lowest level, who meets the requirements of the next. */
async function someone() {
  const { id: userId, account, visitor } = await world.person('pro-artist')
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await meetNextLevel(world.db, id)
  return { id, artist: visitor, email: account.email }
}

async function approve(id: number): Promise<void> {
  await insertUpgradeRequest(world.db, id)
  await world.as.office.send(statusUpgrades.approve, { id, comment })
}

async function setLevel(id: number, code: string, how = {}): Promise<void> {
  const level = await world.db.selectFrom('levels').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  await world.as.office.send(statusUpgrades.setLevel, { id, level_id: level.id, reason: comment, ...how })
}

/** What the dashboard begins with. */
async function begin(visitor: Visitor): Promise<number | null> {
  return (await visitor.send(dashboard.mine, {})).new_level
}

function closings(artistId: number) {
  return world.db.selectFrom('new_levels').select(['id', 'closed_at']).where('pro_artist_id', '=', artistId).execute()
}

/** The benefits that a level has and the lowest has not. */
async function added(code: string): Promise<number[]> {
  const { id } = await world.db.selectFrom('levels').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  const lowest = await world.db.selectFrom('levels').select('id').orderBy('position').executeTakeFirstOrThrow()
  const { data } = await world.as.office.send(benefits.list, { itemsPerPage: 100 })
  return data
    .filter(({ is_active, validity }) => is_active && validity === 'VALID')
    .filter(({ level_ids }) => level_ids.includes(id) && !level_ids.includes(lowest.id))
    .map((benefit) => benefit.id)
    .sort()
}

async function cardOf(visitor: Visitor, format = 'square', language = 'pl'): Promise<Buffer> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = fillPath(newLevels.card.path, { format, language })
  return (await world.app.inject({ url, headers: { cookie } })).rawPayload
}
