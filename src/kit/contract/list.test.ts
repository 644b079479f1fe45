import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { listQuery } from './list.ts'
import { validate } from './validation.ts'

const query = listQuery(['name', 'city'], { countryId: z.optional(z.nullable(z.string())) })

test('without parameters all rows are requested, in the order of entry', () => {
  expect(validate(query, {})).toEqual({
    ok: true,
    value: { page: 1, itemsPerPage: 99_999, filter: null, descending: 0 },
  })
})

test('a query as a browser sends it', () => {
  const sent = {
    page: '2',
    itemsPerPage: '25',
    filter: ' łódź ',
    sortBy: 'city',
    descending: '1',
    params: '{"context":"LIST"}',
  }
  expect(validate(query, sent)).toEqual({
    ok: true,
    value: { page: 2, itemsPerPage: 25, filter: 'łódź', sortBy: 'city', descending: 1, params: { context: 'LIST' } },
  })
})

test.each([
  ['page', '0', 'too_small'],
  ['page', '-1', 'too_small'],
  ['page', 'two', 'whole_number'],
  ['itemsPerPage', '0', 'too_small'],
  ['itemsPerPage', '-25', 'too_small'],
  ['itemsPerPage', '1000000000', 'too_big'],
  ['filter', 'x'.repeat(201), 'too_long'],
  ['sortBy', 'password_hash', 'not_a_choice'],
  ['sortBy', 'name; drop table users', 'not_a_choice'],
  ['descending', 'true', 'zero_or_one'],
  ['params', '[]', 'json_object'],
  ['params', 'LIST', 'json_object'],
])('%s=%s is refused as %s', (name, value, code) => {
  expect(validate(query, { [name]: value })).toMatchObject({ ok: false, problems: [{ path: name, code }] })
})
