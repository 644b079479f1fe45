import { beforeAll, expect, test } from 'vitest'
import { levels } from '#network/levels/contract/levels.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const named = (pl: string) => ({ pl, 'en-US': pl })
const expert = {
  name: named('Ekspert'),
  code: 'EXPERT',
  requirements: [{ metric: 'average_rating' as const, at_least: 4.6 }],
}

test('levels are listed in order, with their requirements; how many artists have each, the office alone sees', async () => {
  const { data } = await world.as.office.send(levels.list, {})
  expect(data.slice(0, 4).map(({ code }) => code)).toEqual(['ARTIST', 'SENIOR_ARTIST', 'MASTER', 'GRAND_MASTER'])
  expect(data[0]?.requirements).toEqual([])
  expect(data[1]?.requirements).toContainEqual({ metric: 'trainings_completed', at_least: 2 })
  expect(data[0]?.artists_count).toBeGreaterThan(0)
  const listed = await world.as.artist.send(levels.list, {})
  expect(listed.data.map(({ artists_count }) => artists_count)).toEqual(listed.data.map(() => null))
})

test('a new level is added at the end, edited, and deleted', async () => {
  const { office } = world.as
  const { data: created } = await office.send(levels.create, expert)
  expect((await office.send(levels.list, {})).data.at(-1)).toEqual(created)
  const edited = { ...expert, name: named('Znawca'), requirements: [] }
  expect((await office.send(levels.update, { id: created.id, ...edited })).data).toMatchObject(edited)
  await office.send(levels.remove, { id: created.id })
  expect((await office.send(levels.list, {})).data.map(({ id }) => id)).not.toContain(created.id)
})

test.each([
  ['average_rating', 4.25, 'tenths'],
  ['average_rating', 5.1, 'too_big'],
  ['average_rating', 0.5, 'too_small'],
  ['trainings_completed', 2.5, 'whole_number'],
  ['reviews_count', 0, 'too_small'],
  ['reviews_count', 'wiele', 'number'],
] as const)('%s of at least %s is refused', async (metric, at_least, code) => {
  const { status, body } = await world.as.office.attempt(levels.create, {
    ...expert,
    requirements: [{ metric, at_least }],
  })
  expect(status).toBe(422)
  expect(Object.keys((body as { errors: object }).errors), code).toEqual(['requirements.0.at_least'])
})

test('a rating with a decimal comma is accepted; a duplicate requirement is not', async () => {
  const { office } = world.as
  const { data } = await office.send(levels.create, {
    ...expert,
    requirements: [{ metric: 'average_rating', at_least: '4,7' }],
  })
  expect(data.requirements).toEqual([{ metric: 'average_rating', at_least: 4.7 }])
  await office.send(levels.remove, { id: data.id })
  const twice = await office.call(levels.create, {
    ...expert,
    requirements: [...expert.requirements, ...expert.requirements],
  })
  expect(twice.status).toBe(422)
})

test('no two levels have the same code, and the lowest has no requirements', async () => {
  const { office } = world.as
  expect((await office.call(levels.create, { ...expert, code: 'MASTER' })).status).toBe(422)
  const [lowest] = (await office.send(levels.list, {})).data
  const asking = { id: lowest?.id ?? 0, name: named('Artist'), code: 'ARTIST', requirements: expert.requirements }
  const refused = await office.call(levels.update, asking)
  expect(refused.status).toBe(422)
  expect(Object.keys((refused.body as unknown as { errors: object }).errors)).toEqual(['requirements'])
})

test('a level that is in use cannot be deleted, and the error names by what', async () => {
  const { as, db } = world
  const { data } = await as.office.send(levels.list, {})
  const held = data.find(({ code }) => code === 'MASTER')
  const refused = await as.office.call(levels.remove, { id: held?.id ?? 0 })
  expect(refused.status).toBe(409)
  expect(held?.artists_count).toBeGreaterThan(1)
  expect(refused.body).toMatchObject({
    code: 'level_has_artists',
    message: expect.stringContaining(`${held?.artists_count} osoby`),
  })

  const { data: own } = await as.office.send(levels.create, expert)
  const artist = await db
    .selectFrom('pro_artists')
    .select(['id', 'level_id'])
    .where('email', '=', cast.artist.email)
    .executeTakeFirstOrThrow()
  await db.updateTable('pro_artists').set({ level_id: own.id }).where('id', '=', artist.id).execute()
  expect((await as.office.call(levels.remove, { id: own.id })).status).toBe(409)
  await db.updateTable('pro_artists').set({ level_id: artist.level_id }).where('id', '=', artist.id).execute()
  await as.office.send(levels.remove, { id: own.id })
})

test('the order is changed as a whole; an order of other levels than there are is refused', async () => {
  const { as } = await academyForTest()
  const before = (await as.office.send(levels.list, {})).data
  const ids = before.map(({ id }) => id)
  const turned = [...ids.slice(1), ids[0] as number]
  await as.office.send(levels.reorder, { ids: turned })
  const after = (await as.office.send(levels.list, {})).data
  expect(after.map(({ id }) => id)).toEqual(turned)
  expect(after[0]?.requirements).toEqual([])
  for (const wrong of [ids.slice(1), [...ids, 999], [...ids.slice(1), ids[1] as number]])
    expect((await as.office.call(levels.reorder, { ids: wrong })).status).toBe(422)

  await as.office.send(levels.reorder, { ids })
  expect((await as.office.send(levels.list, {})).data).toEqual(before)
})

test('of two who set the order at once, the last one’s holds whole', async () => {
  const { as } = await academyForTest()
  const ids = (await as.office.send(levels.list, {})).data.map(({ id }) => id)
  const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]]
  await Promise.all(orders.map((order) => as.office.send(levels.reorder, { ids: order })))
  expect(orders).toContainEqual((await as.office.send(levels.list, {})).data.map(({ id }) => id))
})
