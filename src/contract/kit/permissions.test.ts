import { expect, test } from 'vitest'
import { defaultRights, permissions } from './permissions.ts'
import { allows, hasAnyRole, hasPermission, hasRole, type Reader } from './rights.ts'

const { CAN_VIEW_BENEFITS, CAN_EDIT_ROLES } = permissions
const office = reader(['administrator', [CAN_VIEW_BENEFITS]])
const owner = reader(['super-admin', []])
const both = reader(['client', []], ['administrator', [CAN_VIEW_BENEFITS]])

test('a right is held when one of the roles lists it', () => {
  expect(hasPermission(office, CAN_VIEW_BENEFITS)).toBe(true)
  expect(hasPermission(both, CAN_VIEW_BENEFITS)).toBe(true)
  expect(hasPermission(office, CAN_EDIT_ROLES)).toBe(false)
  expect(hasPermission(reader(), CAN_VIEW_BENEFITS)).toBe(false)
})

test('the super-admin passes every check and lists nothing', () => {
  for (const permission of Object.values(permissions)) expect(hasPermission(owner, permission)).toBe(true)
})

test('a role is held by name; the super-admin is no administrator', () => {
  expect(hasRole(both, 'client')).toBe(true)
  expect(hasRole(owner, 'administrator')).toBe(false)
  expect(hasAnyRole(both, ['pro-artist', 'administrator'])).toBe(true)
  expect(hasAnyRole(both, ['pro-artist', 'super-admin'])).toBe(false)
  expect(hasAnyRole(both, [])).toBe(false)
})

test('nobody has nothing', () => {
  expect(hasPermission(null, CAN_VIEW_BENEFITS)).toBe(false)
  expect(hasRole(null, 'client')).toBe(false)
  expect(hasAnyRole(null, ['client'])).toBe(false)
})

test('access is for everybody, for whoever signed in, or for the holders of one right', () => {
  expect([null, reader(), office].map((who) => allows(who, 'public'))).toEqual([true, true, true])
  expect([null, reader(), office].map((who) => allows(who, 'signed-in'))).toEqual([false, true, true])
  expect([null, reader(), office].map((who) => allows(who, CAN_VIEW_BENEFITS))).toEqual([false, false, true])
})

test('by default the office holds everything but the roles, and each right has a value of its own', () => {
  const values = Object.values(permissions)
  expect(new Set(values).size).toBe(values.length)
  expect(values.filter((value) => !defaultRights.administrator.includes(value))).toEqual([CAN_EDIT_ROLES])
  expect(defaultRights['super-admin']).toEqual([])
  expect(defaultRights.client).toEqual([permissions.CAN_CHANGE_LANGUAGE])
})

function reader(...roles: [name: string, rights: string[]][]): Reader {
  return { roles: roles.map(([name, rights]) => ({ name, permissions: rights.map((right) => ({ name: right })) })) }
}
