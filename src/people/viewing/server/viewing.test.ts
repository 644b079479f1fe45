import { beforeAll, expect, test } from 'vitest'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { session } from '#kit/contract/session.ts'
import { users } from '#people/users/contract/users.ts'
import { viewing } from '#people/viewing/contract/viewing.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { goodInput } from '#testing/fixtures/good-input.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const idOf = async (email: string) => {
  const { id } = await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return id
}

const lastEvents = (count: number) =>
  world.db
    .selectFrom('audit_log')
    .select(['event', 'user_id', 'subject_id'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

test('the owner sees what an artist sees, and both are in the audit log at the beginning and at the end', async () => {
  const owner = await world.visitor('owner')
  const [ownerId, artistId] = [await idOf(cast.owner.email), await idOf(cast.artist.email)]
  await owner.send(viewing.start, { id: artistId })
  expect(await lastEvents(1)).toEqual([{ event: 'user.viewStarted', user_id: ownerId, subject_id: artistId }])

  const { viewed_by, ...shown } = await owner.send(session.user, {})
  expect(shown).toEqual(await world.as.artist.send(session.user, {}))
  expect(viewed_by).toBe(ownerId)
  expect((await owner.call(users.list, {})).status).toBe(403)
  // Also on the way that is quicker than all others.
  const bell = await owner.send(notifications.list, unreadNewest)
  expect(bell).toEqual(await world.as.artist.send(notifications.list, unreadNewest))

  await owner.send(viewing.stop, {})
  expect(await lastEvents(1)).toEqual([{ event: 'user.viewStopped', user_id: ownerId, subject_id: artistId }])
  expect(await owner.send(session.user, {})).toMatchObject({ id: ownerId })
  expect(await owner.send(session.user, {})).not.toHaveProperty('viewed_by')
})

test('a user who views as another changes nothing, with any call', async () => {
  const owner = await world.visitor('owner')
  const good = await goodInput(world)
  await owner.send(viewing.start, { id: await idOf(cast.student.email) })
  const changing = [...endpoints].filter(([, { isReading, isOpenToViewers }]) => !isReading && !isOpenToViewers)
  for (const [name, endpoint] of changing) {
    const answer = await owner.attempt(endpoint, await good(name))
    expect([name, answer.status, (answer.body as { code?: string }).code]).toEqual([name, 403, 'only_viewing'])
  }
})

test('nobody is viewed who has rights in the office, and nobody but an owner views', async () => {
  const owner = await world.visitor('owner')
  for (const email of [cast.office.email, cast.owner.email])
    expect(await owner.call(viewing.start, { id: await idOf(email) })).toMatchObject({
      status: 403,
      body: { code: 'not_viewable' },
    })
  const id = await idOf(cast.student.email)
  expect((await world.as.office.call(viewing.start, { id })).status).toBe(403)
  expect((await world.as.artist.call(viewing.start, { id })).status).toBe(404)
})

test('it ends with the rights of either: an owner who is none any more, a person who got some', async () => {
  const { id: ownerId, visitor: owner } = await world.person('super-admin')
  const { id } = await world.person('client')
  await owner.send(viewing.start, { id })
  const setRole = (user_id: number, name: 'administrator' | 'client') =>
    world.db
      .updateTable('user_roles')
      .set({ role_id: world.db.selectFrom('roles').select('id').where('name', '=', name) })
      .where('user_id', '=', user_id)
      .execute()
  await setRole(id, 'administrator')
  expect(await owner.send(session.user, {})).toMatchObject({ id: ownerId })
  await setRole(id, 'client')
  expect(await owner.send(session.user, {})).toMatchObject({ id })
  await setRole(ownerId, 'administrator')
  expect(await owner.send(session.user, {})).toMatchObject({ id: ownerId })
})

test('of several tabs that end it at once one is written down', async () => {
  const owner = await world.visitor('owner')
  const id = await idOf(cast.student.email)
  await owner.send(viewing.start, { id })
  const tabs = Array.from({ length: 6 }, () => owner.copy())
  const answers = await Promise.all(tabs.map((tab) => tab.call(viewing.stop, {})))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204))
  const events = (await lastEvents(3)).map(({ event }) => event)
  expect(events.filter((event) => event === 'user.viewStopped')).toHaveLength(1)
})

test('signing out ends it, too', async () => {
  const owner = await world.visitor('owner')
  const id = await idOf(cast.student.email)
  await owner.send(viewing.start, { id })
  await owner.send(session.logout, {})
  const ownerId = await idOf(cast.owner.email)
  expect(await lastEvents(2)).toEqual([
    { event: 'user.signedOut', user_id: ownerId, subject_id: ownerId },
    { event: 'user.viewStopped', user_id: ownerId, subject_id: id },
  ])
})
