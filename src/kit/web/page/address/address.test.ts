import { expect, test } from 'vitest'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { changeAddress, readAddress } from './address.ts'

const silent = { itemsPerPage: '25' }

test('an address is read by the endpoint’s own schema', () => {
  const state = readAddress(benefits.list.query, {
    ...silent,
    page: '3',
    sortBy: 'name',
    descending: '1',
    filter: 'łódź',
  })
  expect(state).toMatchObject({ page: 3, itemsPerPage: 25, sortBy: 'name', descending: 1, filter: 'łódź' })
})

test('parameters that the schema refuses are ignored, and the others are used', () => {
  const state = readAddress(benefits.list.query, {
    ...silent,
    page: '-1',
    sortBy: 'password_hash',
    category: 'NONE',
    filter: 'x',
  })
  expect(state).toMatchObject({ page: 1, itemsPerPage: 25, filter: 'x' })
  expect(state.sortBy).toBeUndefined()
  expect(state.category).toBeUndefined()
})

test('a change keeps the rest of the address, and what is empty leaves it', () => {
  expect(
    changeAddress({ page: '4', filter: 'a', hidden: 'link' }, { page: null, filter: '', category: 'SALES' }),
  ).toEqual({
    hidden: 'link',
    category: 'SALES',
  })
})
