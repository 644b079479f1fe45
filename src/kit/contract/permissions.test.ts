import { expect, test } from 'vitest'
import { allows, hasAnyRole, hasPermission, hasRole, type RoleHolder } from './rights.ts'

const office = reader(['administrator', ['can-view-benefits']])
const owner = reader(['super-admin', []])
const both = reader(['client', []], ['administrator', ['can-view-benefits']])

test('a right is held when one of the roles lists it', () => {
  expect(hasPermission(office, 'can-view-benefits')).toBe(true)
  expect(hasPermission(both, 'can-view-benefits')).toBe(true)
  expect(hasPermission(office, 'can-edit-roles')).toBe(false)
  expect(hasPermission(reader(), 'can-view-benefits')).toBe(false)
})

test('the super-admin passes every check and lists nothing', () => {
  for (const right of ['can-view-benefits', 'can-edit-roles'] as const) expect(hasPermission(owner, right)).toBe(true)
})

test('a role is held by name; the super-admin is no administrator', () => {
  expect(hasRole(both, 'client')).toBe(true)
  expect(hasRole(owner, 'administrator')).toBe(false)
  expect(hasAnyRole(both, ['pro-artist', 'administrator'])).toBe(true)
  expect(hasAnyRole(both, ['pro-artist', 'super-admin'])).toBe(false)
  expect(hasAnyRole(both, [])).toBe(false)
})

test('nobody has nothing', () => {
  expect(hasPermission(null, 'can-view-benefits')).toBe(false)
  expect(hasRole(null, 'client')).toBe(false)
  expect(hasAnyRole(null, ['client'])).toBe(false)
})

test('access is for everybody, for all signed-in users, or for the holders of one right', () => {
  expect([null, reader(), office].map((who) => allows(who, 'public'))).toEqual([true, true, true])
  expect([null, reader(), office].map((who) => allows(who, 'signed-in'))).toEqual([false, true, true])
  expect([null, reader(), office].map((who) => allows(who, 'can-view-benefits'))).toEqual([false, false, true])
})

function reader(...roles: [name: string, rights: string[]][]): RoleHolder {
  return { roles: roles.map(([name, rights]) => ({ name, permissions: rights.map((right) => ({ name: right })) })) }
}
