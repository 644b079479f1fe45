import { beforeAll, expect, test } from 'vitest'
import { levels } from '#network/levels/contract/levels.ts'
import { responsibilities } from '#network/responsibilities/contract/responsibilities.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const named = (pl: string) => ({ pl, 'en-US': pl })
const report = { name: named('Raport kwartalny'), description: named('Krótko o szkoleniach z Łodzi.'), level_ids: [] }

async function levelIds(): Promise<number[]> {
  const { data } = await world.as.office.send(levels.list, {})
  return data.map(({ id }) => id)
}

test('an artist reads what belongs to their level, and what the next one adds', async () => {
  const { as } = world
  const [artist = 0, senior = 0, master = 0] = await levelIds()
  const give = async (name: string, level_ids: number[]) =>
    (await as.office.send(responsibilities.create, { ...report, name: named(name), level_ids })).data
  const all = await give('Dla wszystkich', [])
  const lowest = await give('Dla najniższego', [artist])
  const both = await give('Dla dwóch', [senior, artist])
  const higher = await give('Dla wyższych', [senior, master])
  const highest = await give('Dla mistrzów', [master])
  expect(both.level_ids).toEqual([artist, senior])

  const { visitor } = await world.person('pro-artist')
  const { data } = await visitor.send(responsibilities.mine, {})
  expect(data).toMatchObject({ level: { id: artist }, next_level: { id: senior } })
  const own = data.responsibilities.map(({ id }) => id)
  expect(own).toEqual(expect.arrayContaining([all.id, lowest.id, both.id]))
  const next = data.next.map(({ id }) => id)
  expect(next).toContain(higher.id)
  for (const id of [all.id, both.id, highest.id]) expect(next).not.toContain(id)

  expect((await visitor.send(responsibilities.list, {})).data.map(({ id }) => id)).toEqual(own)
  expect((await visitor.send(dashboard.mine, {})).responsibilities.map(({ id }) => id)).toEqual(own)
  expect((await visitor.call(responsibilities.get, { id: both.id })).status).toBe(200)
  expect((await visitor.call(responsibilities.get, { id: higher.id })).status).toBe(404)
  const filtered = await as.office.send(responsibilities.list, { levelId: master })
  const found = filtered.data.map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining([all.id, higher.id, highest.id]))
  expect(found).not.toContain(lowest.id)
})

test('nobody but an artist has responsibilities of their own', async () => {
  const { data } = await world.as.office.send(responsibilities.mine, {})
  expect(data).toEqual({ level: null, next_level: null, responsibilities: [], next: [] })
})

test('an edit changes all of it; the audit log keeps what was before', async () => {
  const { as, db } = world
  const [artist = 0, senior = 0] = await levelIds()
  const { data: before } = await as.office.send(responsibilities.create, { ...report, level_ids: [artist] })
  const edited = { name: named('Raport roczny'), description: named('Dłużej.'), level_ids: [senior] }
  const { data: after } = await as.office.send(responsibilities.update, { id: before.id, ...edited })
  expect(after).toMatchObject(edited)
  const line = await db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'responsibility.updated')
    .where('subject_id', '=', before.id)
    .executeTakeFirstOrThrow()
  expect(line.details).toMatchObject({ before: { level_ids: [artist] }, after: { level_ids: [senior] } })
})

test('a deleted level is named, and nothing else of the request is stored', async () => {
  const { as } = world
  const { body, status } = await as.office.call(responsibilities.create, { ...report, level_ids: [999_999] })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { level_ids: [expect.any(String)] } })
  expect((await as.office.send(responsibilities.list, { filter: 'kwartalny 999' })).meta.total).toBe(0)
})

test('the list opens in the office’s order', async () => {
  const { as } = world
  const { data } = await as.office.send(responsibilities.list, {})
  const ids = data.map(({ id }) => id).toReversed()
  await as.office.send(responsibilities.reorder, { ids })
  expect((await as.office.send(responsibilities.list, {})).data.map(({ id }) => id)).toEqual(ids)
  const { data: last } = await as.office.send(responsibilities.create, report)
  expect((await as.office.send(responsibilities.list, {})).data.at(-1)?.id).toBe(last.id)
})

test('a deleted responsibility is no longer listed', async () => {
  const { as } = world
  const { data } = await as.office.send(responsibilities.create, report)
  await as.office.send(responsibilities.remove, { id: data.id })
  expect((await as.office.call(responsibilities.get, { id: data.id })).status).toBe(404)
})
