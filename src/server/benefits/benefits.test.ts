import { afterAll, beforeAll, expect, test } from 'vitest'
import { benefits } from '#contract/benefits.ts'
import { academy } from '#testing/server.ts'

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
  const seen = await as.artist.send(benefits.list, {})
  expect(seen.data.every(({ is_active }) => is_active)).toBe(true)
})

test('an edit changes all of it and says when; the audit log keeps what was before', async () => {
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

test('a deleted benefit is gone for everybody', async () => {
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
  expect((await as.office.send(benefits.list, { filter: '100%_' })).meta.total).toBe(0)
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
