import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import type { RoleName } from '#kit/contract/permissions.ts'
import { session } from '#kit/contract/session.ts'
import { everyText } from '#kit/contract/texts/texts.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { Visitor } from '#testing/visitor.ts'

const CAN_EDIT_ROLES = 'can-edit-roles'
const CAN_VIEW_AUDIT_LOG = 'can-view-audit-log'
const CAN_CHANGE_LANGUAGE = 'can-change-language'
const CAN_VIEW_BENEFITS = 'can-view-benefits'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const roleOf = async (name: RoleName) => {
  const { data } = await world.as.owner.send(roles.list, {})
  return data.find((role) => role.name === name) as Role
}

const change = async (
  name: RoleName,
  { given = [], taken = [] }: { given?: Role['permissions']; taken?: Role['permissions'] },
) => {
  const { id, permissions: held } = await roleOf(name)
  const permissions = [...held.filter((right) => !taken.includes(right)), ...given]
  return world.as.owner.send(roles.update, { id, permissions })
}

test('a changed right acts on the very next request of every process, without signing in again', async () => {
  const { visitor } = await world.person('administrator')
  const elsewhere = await createApp({ ...world.portal, clock: world.clock.now })
  const there = new Visitor(elsewhere, undefined, visitor.cookies)
  const before = await there.call(benefits.list, {})
  expect(before.status).toBe(200)
  await change('administrator', { taken: [CAN_VIEW_BENEFITS] })
  for (const one of [visitor, there]) {
    const answer = await one.call(benefits.list, {})
    expect(answer.status).toBe(403)
    // The header notifies an application with outdated rights that they have changed.
    expect(answer.headers['x-reader']).not.toBe(before.headers['x-reader'])
    const { roles: held } = await one.send(session.user, {})
    expect(held[0]?.permissions).not.toContainEqual({ name: CAN_VIEW_BENEFITS })
  }
  await change('administrator', { given: [CAN_VIEW_BENEFITS] })
  const after = await there.call(benefits.list, {})
  expect(after.status).toBe(200)
  expect(after.headers['x-reader']).toBe(before.headers['x-reader'])
  await elsewhere.close()
})

test('the matrix of roles shows every right once', async () => {
  const { groups } = await world.as.owner.send(roles.list, {})
  const rights = everyText().filter(({ group, language }) => group === 'rights' && language === 'pl')
  expect(groups.flatMap((group) => group.rights).toSorted()).toEqual(rights.map(({ name }) => name).toSorted())
})

test('what each role holds at first is listed', async () => {
  const { data, defaults } = await world.as.owner.send(roles.list, {})
  for (const { name, permissions } of data.filter(({ name }) => name !== 'super-admin'))
    expect(defaults.find((role) => role.name === name)?.permissions.toSorted(), name).toEqual(permissions)
})

test('a right that is named twice is refused', async () => {
  const { id, permissions } = await roleOf('client')
  const twice = [...permissions, CAN_VIEW_BENEFITS, CAN_VIEW_BENEFITS] as Role['permissions']
  expect(await world.as.owner.call(roles.update, { id, permissions: twice })).toMatchObject({
    status: 422,
    body: { errors: { permissions: [expect.any(String)] } },
  })
})

test('nobody gives a right that they lack by editing a role; taking away is always allowed', async () => {
  const { visitor: office } = await world.person('administrator')
  await change('administrator', { given: [CAN_EDIT_ROLES], taken: [CAN_VIEW_AUDIT_LOG] })
  const client = await roleOf('client')
  const more = await office.call(roles.update, {
    id: client.id,
    permissions: [...client.permissions, CAN_VIEW_AUDIT_LOG],
  })
  expect(more).toMatchObject({ status: 403, body: { code: 'right_not_yours' } })
  const own = await roleOf('administrator')
  const back = await office.call(roles.update, { id: own.id, permissions: [...own.permissions, CAN_VIEW_AUDIT_LOG] })
  expect(back).toMatchObject({ status: 403, body: { code: 'right_not_yours' } })
  await change('client', { given: [CAN_VIEW_AUDIT_LOG] })
  await office.send(roles.update, { id: client.id, permissions: [] })
  await office.send(roles.update, { id: client.id, permissions: client.permissions })
  await change('administrator', { given: [CAN_VIEW_AUDIT_LOG], taken: [CAN_EDIT_ROLES] })
  expect((await office.call(roles.update, { id: client.id, permissions: [] })).status).toBe(403)
})

test('the owner’s role stays as it is, and no role holds what is no right', async () => {
  const { owner } = world.as
  const fixed = await owner.call(roles.update, { id: (await roleOf('super-admin')).id, permissions: [] })
  expect(fixed).toMatchObject({ status: 409, body: { code: 'role_fixed' } })
  const { id } = await roleOf('client')
  expect((await owner.attempt(roles.update, { id, permissions: ['everything'] })).status).toBe(422)
})

test('of two who edit a role at once the second is shown what the first changed', async () => {
  const { id, revision, permissions: held } = await roleOf('client')
  await world.as.owner.send(roles.update, { id, revision, permissions: [...held, CAN_VIEW_BENEFITS] })
  const late = await world.as.owner.call(roles.update, { id, revision, permissions: [] })
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  await world.as.owner.send(roles.update, { id, permissions: held })
})

test('what was given and taken is in the audit log', async () => {
  await change('client', { given: [CAN_VIEW_BENEFITS] })
  const { details } = await world.db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'role.edited')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(details).toEqual({ role: 'client', given: [CAN_VIEW_BENEFITS], taken: [] })
  await change('client', { taken: [CAN_VIEW_BENEFITS] })
})

test('what a role holds at first stays listed when it is taken away', async () => {
  await change('client', { taken: [CAN_CHANGE_LANGUAGE] })
  const { data, defaults } = await world.as.owner.send(roles.list, {})
  expect(data.find(({ name }) => name === 'client')?.permissions).not.toContain(CAN_CHANGE_LANGUAGE)
  expect(defaults.find(({ name }) => name === 'client')?.permissions).toContain(CAN_CHANGE_LANGUAGE)
})
