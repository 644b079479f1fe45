import { beforeAll, describe, expect, test } from 'vitest'
import { mostViews, views } from '#academy/views/contract/views.ts'
import { users } from '#people/users/contract/users.ts'
import { type Academy, academy } from '#testing/academy.ts'
import type { Visitor } from '#testing/visitor.ts'

const list = 'proartist'
const team = { list, name: 'Zespół Pro', search: 'proTeam=1&sortBy=name' }

let world: Academy
let reader: Visitor
beforeAll(async () => {
  world = await academy()
  reader = (await world.person('administrator')).visitor
  return world.close
})

test('a view is saved, opened, renamed, updated and deleted by its owner', async () => {
  const { data: saved } = await reader.send(views.create, team)
  expect(saved).toEqual({ id: saved.id, ...team })
  expect((await reader.send(views.list, { list })).data).toEqual([saved])
  expect((await reader.send(views.list, { list: 'benefits' })).data).toEqual([])
  const { data: renamed } = await reader.send(views.update, { id: saved.id, name: 'Nasz zespół', search: 'proTeam=1' })
  expect(renamed).toEqual({ id: saved.id, list, name: 'Nasz zespół', search: 'proTeam=1' })
  await reader.send(views.remove, { id: saved.id })
  expect((await reader.send(views.list, { list })).data).toEqual([])
})

test('the list as it opens can be a view, too', async () => {
  const { data } = await reader.send(views.create, { list: 'benefits', name: 'Wszystkie', search: '' })
  expect(data.search).toBe('')
  expect((await reader.send(views.list, { list: 'benefits' })).data).toEqual([data])
})

describe('nobody else', () => {
  test('sees, changes or deletes it', async () => {
    const { data } = await reader.send(views.create, { ...team, name: 'Moje' })
    for (const other of [world.as.office, world.as.owner, world.as.artist]) {
      expect((await other.send(views.list, { list })).data).toEqual([])
      expect((await other.call(views.update, { id: data.id, ...team })).status).toBe(404)
      expect((await other.call(views.remove, { id: data.id })).status).toBe(404)
    }
    expect((await reader.send(views.list, { list })).data).toContainEqual(data)
  })

  test('refuses a name that is taken: only by the same owner, in the same list', async () => {
    await reader.send(views.create, { ...team, name: 'Łódź' })
    expect(await reader.attempt(views.create, { ...team, name: 'łódź' })).toMatchObject({
      status: 422,
      body: { errors: { name: [expect.any(String)] } },
    })
    expect((await reader.attempt(views.create, { ...team, list: 'benefits', name: 'Łódź' })).status).toBe(201)
    expect((await world.as.owner.attempt(views.create, { ...team, name: 'Łódź' })).status).toBe(201)
    const { data } = await reader.send(views.create, { ...team, name: 'Kraków' })
    expect((await reader.attempt(views.update, { ...data, name: 'łódź' })).status).toBe(422)
    expect((await reader.attempt(views.update, { ...data, name: 'KRAKÓW' })).status).toBe(200)
  })
})

test('saved twice at once, it is there once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => reader.attempt(views.create, { ...team, name: 'Naraz' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
})

test('there are only as many as anybody can look through', async () => {
  const { visitor } = await world.person('administrator')
  for (let number = 0; number < mostViews; number++)
    await visitor.send(views.create, { ...team, name: `Widok ${number}` })
  expect(await visitor.attempt(views.create, team)).toMatchObject({
    status: 422,
    body: { errors: { name: [expect.any(String)] } },
  })
})

test('they are deleted with the account', async () => {
  const { visitor, id } = await world.person('administrator')
  await visitor.send(views.create, team)
  await world.as.owner.send(users.remove, { id })
  expect(await world.db.selectFrom('saved_views').where('user_id', '=', id).selectAll().execute()).toEqual([])
})
