import { beforeAll, expect, test } from 'vitest'
import { benefits } from '#contract/benefits.ts'
import type { Input } from '#contract/kit/endpoint.ts'
import { type Academy, academy } from '#testing/server.ts'

type Draft = Input<typeof benefits.create>

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('the office adds a benefit, changes it and takes it away; artists see it meanwhile', async () => {
  const { office, artist } = world.as
  const { data: added } = await office.send(benefits.create, draft('Rabat na pigmenty'))
  expect((await artist.send(benefits.get, { id: added.id })).data).toEqual(added)

  world.clock.advance({ minutes: 1 })
  const { data: changed } = await office.send(benefits.update, { id: added.id, ...draft('Większy rabat') })
  expect(changed).toMatchObject({ id: added.id, name: { pl: 'Większy rabat' }, created_at: added.created_at })
  expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(added.updated_at))

  await office.send(benefits.remove, { id: added.id })
  expect(await artist.call(benefits.get, { id: added.id })).toMatchObject({ status: 404 })
})

test('what is not active is for the office alone', async () => {
  const { office, artist } = world.as
  const { data: hidden } = await office.send(benefits.create, { ...draft('Jeszcze nie'), is_active: false })
  expect(await artist.call(benefits.get, { id: hidden.id })).toMatchObject({ status: 404 })
  expect(idsOf(await artist.send(benefits.list, {}))).not.toContain(hidden.id)
  expect(idsOf(await office.send(benefits.list, {}))).toContain(hidden.id)
})

test('the list is searched in both languages, narrowed to a category, and sorted in the reader’s language', async () => {
  const { office } = world.as
  const english = (await world.person('administrator', 'en-US')).visitor
  const write = (pl: string, en: string) =>
    office.send(benefits.create, { ...draft(pl), name: { pl, 'en-US': en }, category: 'SALES' })
  const first = await write('Ćwiczenia z żółcią', 'Zeal in practice')
  const second = await write('Dźwięk z żółcią', 'Amber sound')
  const ids = [first, second].map(({ data }) => data.id)

  expect(idsOf(await office.send(benefits.list, { filter: 'zolcia', sortBy: 'name' }))).toEqual(ids)
  expect(idsOf(await english.send(benefits.list, { filter: 'żółcią', sortBy: 'name' }))).toEqual(ids.toReversed())
  expect(idsOf(await office.send(benefits.list, { filter: 'amber' }))).toEqual([second.data.id])
  expect(idsOf(await office.send(benefits.list, { filter: 'zolcia', category: 'TRAINING' }))).toEqual([])
  const { data } = await office.send(benefits.list, { category: 'SALES' })
  expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['SALES']))
})

test('every change is in the audit log, with what was before', async () => {
  const { office } = world.as
  const { data } = await office.send(benefits.create, draft('Pierwsza'))
  await office.send(benefits.update, { id: data.id, ...draft('Druga') })
  await office.send(benefits.remove, { id: data.id })
  const log = await world.db
    .selectFrom('audit_log')
    .select(['event', 'details'])
    .where('subject_id', '=', data.id)
    .where('event', 'like', 'benefit.%')
    .orderBy('id')
    .execute()
  expect(log).toMatchObject([
    { event: 'benefit.created', details: { after: { name: { pl: 'Pierwsza' } } } },
    { event: 'benefit.updated', details: { before: { name: { pl: 'Pierwsza' } }, after: { name: { pl: 'Druga' } } } },
    { event: 'benefit.removed', details: { before: { name: { pl: 'Druga' } } } },
  ])
})

function draft(name: string): Draft {
  const description = { pl: 'Opis', 'en-US': 'Description' }
  return { name: { pl: name, 'en-US': name }, description, category: 'DISCOUNT', link: null, is_active: true }
}

function idsOf({ data }: { data: { id: number }[] }): number[] {
  return data.map(({ id }) => id)
}
