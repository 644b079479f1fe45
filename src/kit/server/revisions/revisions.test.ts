import { beforeAll, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { responsibilities } from '#network/responsibilities/contract/responsibilities.ts'
import { type Academy, academy } from '#testing/academy.ts'

/* Two users of the office edit the same: the second is shown the first one's changes, and may save over them then. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const words = { pl: 'Zdjęcia', 'en-US': 'Pictures' }
const others = { pl: 'Zdjęcia po wygojeniu', 'en-US': 'Healed pictures' }
const benefit = {
  ...{ name: words, description: words, category: 'MARKETING' as const, link: null, is_active: true },
  ...{ level_ids: [], valid_from: null, valid_until: '2031-05-01' },
}
const duty = { name: words, description: words, level_ids: [] }
const task = { name: words, description: words, due_on: null, is_evidence_wanted: true }
const level = { name: words, code: 'EXPERT', requirements: [{ metric: 'average_rating' as const, at_least: 4.5 }] }

test.each([
  {
    of: 'a benefit',
    edit: async () => {
      const { office } = world.as
      const { id } = (await office.send(benefits.create, benefit)).data
      return (values: object, revision?: number) =>
        office.call(benefits.update, { id, ...benefit, ...values, revision })
    },
    first: { name: others, valid_until: null },
    named: 'nazwa i ważna do',
  },
  {
    of: 'a responsibility',
    edit: async () => {
      const { office } = world.as
      const { id } = (await office.send(responsibilities.create, duty)).data
      return (values: object, revision?: number) =>
        office.call(responsibilities.update, { id, ...duty, ...values, revision })
    },
    first: { description: others },
    named: 'opis',
  },
  {
    of: 'an additional responsibility',
    edit: async () => {
      const { as, person } = world
      const { visitor } = await person('pro-artist')
      const pro_artist_id = (await visitor.send(session.user, {})).pro_artist?.id ?? 0
      const { id } = (await as.office.send(additionalResponsibilities.create, { pro_artist_id, ...task })).data
      return (values: object, revision?: number) =>
        as.office.call(additionalResponsibilities.update, { id, ...task, ...values, revision })
    },
    first: { due_on: '2031-05-01', is_evidence_wanted: false },
    named: 'termin i potrzebny dowód wykonania',
  },
  {
    of: 'a level',
    edit: async () => {
      const { office } = world.as
      const { id } = (await office.send(levels.create, level)).data
      return (values: object, revision?: number) => office.call(levels.update, { id, ...level, ...values, revision })
    },
    first: { requirements: [] },
    named: 'wymagania',
  },
])('two who edit $of', async ({ edit, first, named }) => {
  const save = await edit()
  const second = { name: { ...words, pl: 'Moje zdjęcia' } }
  const { body } = await save({})
  const { revision } = (body as { data: { revision: number } }).data
  expect((await save({}, revision)).body).toMatchObject({ data: { revision } })
  expect((await save(first, revision)).status).toBe(200)
  const refused = await save(second, revision)
  const changes = Object.keys(first).map((field) =>
    expect.objectContaining({ field, by: 'Joanna Wrońska', after: first[field as keyof typeof first] }),
  )
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      message: expect.stringContaining(`zmienił w międzyczasie: ${named} (Joanna Wrońska).`),
      details: { revision: revision + 1, changes: expect.arrayContaining(changes) },
    },
  })
  const knowingly = await save(second, revision + 1)
  expect(knowingly).toMatchObject({ status: 200, body: { data: { ...second, revision: revision + 2 } } })
})

test('a change that was reverted is no conflict, and a request without a revision overwrites', async () => {
  const { office, owner } = world.as
  const { id, revision } = (await office.send(benefits.create, benefit)).data
  await owner.send(benefits.update, { id, ...benefit, name: others, revision })
  await owner.send(benefits.update, { id, ...benefit, revision: revision + 1 })
  const { data } = await office.send(benefits.update, { id, ...benefit, link: 'https://example.com', revision })
  expect(data).toMatchObject({ name: words, revision: revision + 3 })
  expect((await owner.send(benefits.update, { id, ...benefit })).data.link).toBeNull()
  await office.send(benefits.remove, { id })
  const left = await world.db.selectFrom('revisions').select('id').where('row_id', '=', id).execute()
  expect(left).toEqual([])
})
