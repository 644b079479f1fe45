import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { academy } from '#testing/academy.ts'

let world: Awaited<ReturnType<typeof academy>>
beforeAll(async () => {
  world = await academy()
})
afterAll(() => world.close())

const photoSession = {
  name: { pl: 'Sesja zdjęciowa', 'en-US': 'Photo session' },
  description: { pl: 'Zdjęcia do portfolio w Łodzi.', 'en-US': 'Portfolio pictures in Łódź.' },
  category: 'MARKETING' as const,
  link: 'https://example.com/zdjecia',
  is_active: true,
}

test('what the office writes, an artist reads', async () => {
  const { as } = world
  const { data: created } = await as.office.send(benefits.create, photoSession)
  expect(created).toMatchObject(photoSession)
  const { data: read } = await as.artist.send(benefits.get, { id: created.id })
  expect(read).toEqual(created)
})

test('a hidden benefit is there for the office alone', async () => {
  const { as } = world
  const { data } = await as.office.send(benefits.create, { ...photoSession, is_active: false })
  expect((await as.office.call(benefits.get, { id: data.id })).status).toBe(200)
  expect((await as.artist.call(benefits.get, { id: data.id })).status).toBe(404)
  const listed = await as.artist.send(benefits.list, {})
  expect(listed.data.every(({ is_active }) => is_active)).toBe(true)
})

test('an edit changes all of it and records when; the audit log has the former values', async () => {
  const { as, clock, db } = world
  const { data: before } = await as.office.send(benefits.create, photoSession)
  clock.advance({ minutes: 1 })
  const edited = { ...photoSession, category: 'TRAINING' as const, link: '' }
  const { data: after } = await as.office.send(benefits.update, { id: before.id, ...edited })
  expect(after).toMatchObject({ category: 'TRAINING', link: null })
  expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
  const line = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('event', '=', 'benefit.updated')
    .where('subject_id', '=', before.id)
    .executeTakeFirstOrThrow()
  expect(line.details).toMatchObject({ before: { category: 'MARKETING' }, after: { category: 'TRAINING' } })
})

test('artists are notified of a benefit once they can use it, and nobody else is', async () => {
  const { as, person } = world
  // Of the benefits above a newcomer would be notified, too.
  await world.untilNotified()
  const artist = (await person('pro-artist')).visitor
  const listeners = async (visitor: typeof artist) =>
    (await visitor.send(notifications.list, { filter: 'photo session' })).data.map(({ type }) => type)
  const { data } = await as.office.send(benefits.create, { ...photoSession, is_active: false })
  expect(await listeners(artist)).toEqual([])
  await as.office.send(benefits.update, { id: data.id, ...photoSession })
  await as.office.send(benefits.update, { id: data.id, ...photoSession, category: 'SALES' })
  await world.untilNotified()
  expect(await listeners(artist)).toEqual(['benefit_added'])
  for (const visitor of [as.student, as.owner]) expect(await listeners(visitor)).toEqual([])
})

test('a deleted benefit is deleted for everybody', async () => {
  const { as } = world
  const { data } = await as.office.send(benefits.create, photoSession)
  await as.office.send(benefits.remove, { id: data.id })
  expect((await as.office.call(benefits.get, { id: data.id })).status).toBe(404)
  expect((await as.office.call(benefits.remove, { id: data.id })).status).toBe(404)
})

test('free text finds either language, without regard to case or diacritics', async () => {
  const { as } = world
  await as.office.send(benefits.create, photoSession)
  for (const filter of ['SESJA', 'zdjec lodz', 'portfolio PICTURES']) {
    const found = await as.office.send(benefits.list, { filter, category: 'MARKETING' })
    expect(found.data.map(({ name }) => name.pl)).toContain('Sesja zdjęciowa')
  }
  for (const filter of ['100%_', '＿', '＼', '％％'])
    expect((await as.office.send(benefits.list, { filter })).meta.total, filter).toBe(0)
})

test('names sort by the rules of the language that the reader sees', async () => {
  const { as } = world
  for (const name of ['Ćma', 'Cyrkiel', 'Dłuto']) {
    await as.office.send(benefits.create, { ...photoSession, name: { pl: name, 'en-US': name }, category: 'SALES' })
  }
  const sorted = await as.office.send(benefits.list, { sortBy: 'name', category: 'SALES' })
  const names = sorted.data.map(({ name }) => name.pl).filter((name) => ['Ćma', 'Cyrkiel', 'Dłuto'].includes(name))
  expect(names).toEqual(['Cyrkiel', 'Ćma', 'Dłuto'])
  const english = (await world.person('administrator', 'en-US')).visitor
  await as.office.send(benefits.create, { ...photoSession, name: { pl: 'Żyletka', 'en-US': 'Awl' }, category: 'SALES' })
  const { data } = await english.send(benefits.list, { sortBy: 'name', category: 'SALES' })
  const inEnglish = data.map(({ name }) => name['en-US'])
  expect(inEnglish.indexOf('Awl')).toBeLessThan(inEnglish.indexOf('Cyrkiel'))
})

describe('an artist has what is of their level and valid today', () => {
  const everywhere = { ...photoSession, level_ids: [], valid_from: null, valid_until: null }
  const dayFrom = (days: number) => academyDay(new Date(world.clock.now().getTime() + days * 86_400_000))

  async function levelIds() {
    return (await world.as.office.send(levels.list, {})).data.map(({ id }) => id)
  }

  test('and sees what the next level adds', async () => {
    const [artist = 0, senior = 0, master = 0] = await levelIds()
    const give = async (level_ids: number[]) =>
      (await world.as.office.send(benefits.create, { ...everywhere, level_ids })).data.id
    const [all, own, next, both, later] = [
      await give([]),
      await give([artist]),
      await give([senior]),
      await give([artist, senior]),
      await give([master]),
    ]
    const { visitor } = await world.person('pro-artist')
    const { data } = await visitor.send(benefits.mine, {})
    expect(data).toMatchObject({ level: { id: artist }, next_level: { id: senior } })
    const mine = data.benefits.map(({ id }) => id)
    expect(mine).toEqual(expect.arrayContaining([all, own, both]))
    for (const id of [next, later]) expect(mine).not.toContain(id)
    const coming = data.next.map(({ id }) => id)
    expect(coming).toContain(next)
    for (const id of [all, own, both, later]) expect(coming).not.toContain(id)
    expect((await visitor.call(benefits.get, { id: next })).status).toBe(404)
    const ofLevel = (await world.as.office.send(benefits.list, { levelId: senior })).data.map(({ id }) => id)
    expect(ofLevel).toEqual(expect.arrayContaining([all, next, both]))
    for (const id of [own, later]) expect(ofLevel).not.toContain(id)
    expect((await visitor.send(benefits.list, {})).data.map(({ id }) => id)).toEqual(mine)
  })

  test('through the last day, and from the first', async () => {
    const { as } = world
    const give = async (valid_from: string | null, valid_until: string | null) =>
      (await as.office.send(benefits.create, { ...everywhere, valid_from, valid_until })).data
    const days = [
      { benefit: await give(dayFrom(0), dayFrom(0)), validity: 'VALID' },
      { benefit: await give(null, dayFrom(-1)), validity: 'EXPIRED' },
      { benefit: await give(dayFrom(1), null), validity: 'UPCOMING' },
    ] as const
    for (const { benefit, validity } of days) {
      expect(benefit.validity).toBe(validity)
      const isVisible = validity === 'VALID'
      expect((await as.artist.call(benefits.get, { id: benefit.id })).status).toBe(isVisible ? 200 : 404)
      const found = await as.office.send(benefits.list, { validity })
      expect(found.data.map(({ id }) => id)).toContain(benefit.id)
    }
    const turned = await as.office.call(benefits.create, {
      ...everywhere,
      valid_from: dayFrom(2),
      valid_until: dayFrom(1),
    })
    expect(turned.body).toMatchObject({ errors: { valid_until: [expect.any(String)] } })
  })

  test('in the order that the office gives', async () => {
    const { as } = world
    const ids = (await as.office.send(benefits.list, {})).data.map(({ id }) => id).toReversed()
    await as.office.send(benefits.reorder, { ids })
    expect((await as.office.send(benefits.list, {})).data.map(({ id }) => id)).toEqual(ids)
    const { data } = await as.artist.send(benefits.mine, {})
    const listed = data.benefits.map(({ id }) => id)
    expect(listed).toEqual(ids.filter((id) => listed.includes(id)))
  })
})
