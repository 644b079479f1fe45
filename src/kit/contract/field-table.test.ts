import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { fields } from './field-table.ts'
import { line, someOf, webAddress } from './fields.ts'
import { bilingual } from './texts/text.ts'
import { validate } from './validation.ts'

const guests = fields('guests', {
  name: { schema: line(80), input: 'text', forms: ['door', 'desk'], list: 'column' },
  room: { schema: line(8), mayBeEmpty: 'at first', input: 'text', forms: ['desk'], list: 'row' },
  website: { schema: webAddress(), mayBeEmpty: 'always', input: 'url', forms: ['door', 'desk'] },
  meals: { schema: someOf(['SOUP', 'CAKE'], 1), options: ['SOUP', 'CAKE'], input: 'choices', forms: ['desk'] },
  about: { schema: bilingual(line()), mayBeEmpty: 'at first', input: 'bilingual', forms: ['desk'] },
})

test('a form has its own fields, in the order of the table', () => {
  expect(guests.names('door')).toEqual(['name', 'website'])
  expect(Object.keys(guests.inForm('desk'))).toEqual(['name', 'room', 'website', 'meals', 'about'])
})

test('a field that is always optional is null where it is missing; one that is optional only at first is required', () => {
  const door = z.object(guests.inForm('door'))
  expect(validate(door, { name: 'Ola' })).toEqual({ ok: true, value: { name: 'Ola', website: null } })
  const desk = z.object(guests.inForm('desk'))
  const values = { name: 'Ola', room: '', meals: ['CAKE'], about: { pl: 'a', 'en-US': 'b' } }
  expect(validate(desk, values)).toMatchObject({ problems: [{ path: 'room', code: 'required' }] })
})

test('of a row that is not complete yet, both may be empty', () => {
  const known = z.object(guests.known('desk'))
  const values = { name: 'Ola', room: null, website: null, meals: ['CAKE'], about: null }
  expect(validate(known, values)).toEqual({ ok: true, value: values })
})

test('the API answers what is stored, and null or empty where nothing is', () => {
  const stored = z.object(guests.stored(guests.names()))
  const row = { name: 'Ola', room: null, website: null, meals: [], about: { pl: null, 'en-US': null } }
  expect(stored.parse(row)).toEqual(row)
  expect(stored.safeParse({ ...row, meals: ['BREAD'] }).success).toBe(false)
})

test('lists show the fields up to their place in the table', () => {
  expect(guests.inRows()).toEqual(['name', 'room'])
  expect(guests.inExport()).toEqual(['name'])
  expect(guests.inColumns()).toEqual(['name'])
  expect(guests.beyondRows()).toEqual(['website', 'meals', 'about'])
})
