import { beforeAll, expect, test } from 'vitest'
import { benefits } from '#contract/benefits/benefits.ts'
import { levels } from '#contract/levels/levels.ts'
import { additionalResponsibilities } from '#contract/responsibilities/additional-responsibilities.ts'
import { responsibilities } from '#contract/responsibilities/responsibilities.ts'
import { session } from '#contract/session/session.ts'
import { type Academy, academy } from '#testing/academy.ts'

/* Two of the office edit the same: the second is told what the first changed, and may save over it once they know. */

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
      return (values: object, seen?: object) =>
        office.call(benefits.update, { id, ...benefit, ...values, seen: seen && { ...benefit, ...seen } })
    },
    first: { name: others, valid_until: null },
    told: 'nazwa i ważna do',
  },
  {
    of: 'a responsibility',
    edit: async () => {
      const { office } = world.as
      const { id } = (await office.send(responsibilities.create, duty)).data
      return (values: object, seen?: object) =>
        office.call(responsibilities.update, { id, ...duty, ...values, seen: seen && { ...duty, ...seen } })
    },
    first: { description: others },
    told: 'opis',
  },
  {
    of: 'an additional responsibility',
    edit: async () => {
      const { as, person } = world
      const { visitor } = await person('pro-artist')
      const pro_artist_id = (await visitor.send(session.user, {})).pro_artist?.id ?? 0
      const { id } = (await as.office.send(additionalResponsibilities.create, { pro_artist_id, ...task })).data
      return (values: object, seen?: object) =>
        as.office.call(additionalResponsibilities.update, {
          id,
          ...task,
          ...values,
          seen: seen && { ...task, ...seen },
        })
    },
    first: { due_on: '2031-05-01', is_evidence_wanted: false },
    told: 'termin i potrzebny dowód wykonania',
  },
  {
    of: 'a level',
    edit: async () => {
      const { office } = world.as
      const { id } = (await office.send(levels.create, level)).data
      return (values: object, seen?: object) =>
        office.call(levels.update, { id, ...level, ...values, seen: seen && { ...level, ...seen } })
    },
    first: { requirements: [] },
    told: 'wymagania',
  },
])('two who edit $of', async ({ edit, first, told }) => {
  const save = await edit()
  const second = { name: { ...words, pl: 'Moje zdjęcia' } }
  expect((await save(first, {})).status).toBe(200)
  expect(await save(second, {})).toMatchObject({
    status: 409,
    body: { code: 'edited_by_others', message: expect.stringContaining(`ktoś zmienił: ${told}.`) },
  })
  const knowingly = await save(second, first)
  expect(knowingly).toMatchObject({ status: 200, body: { data: second } })
})
