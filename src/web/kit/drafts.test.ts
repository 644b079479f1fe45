import { expect, test } from 'vitest'
import { typedOf } from './drafts.ts'

const before = { city: 'Łódź', street: 'Długa 1', bio: { pl: 'a', 'en-US': 'b' }, version: 3 }
const draft = (typed: object) => ({ start: JSON.stringify(before), values: { ...before, ...typed } })

test('what was typed lies over what others saved meanwhile, and says which version it began with', () => {
  const today = { ...before, city: 'Sopot', street: 'Morska 3', version: 4 }
  expect(typedOf(draft({ city: 'Gdynia' }), today)).toEqual({ city: 'Gdynia', version: 3 })
})

test('a description typed in one language is kept whole', () => {
  const bio = { pl: 'a', 'en-US': 'c' }
  expect(typedOf(draft({ bio }), before)).toEqual({ bio, version: 3 })
})

test('nothing typed is no draft, and neither is what no input shows any more', () => {
  expect(typedOf(draft({}), { ...before, version: 9 })).toBeNull()
  const { city: _, ...today } = before
  expect(typedOf(draft({ city: 'Gdynia' }), today)).toBeNull()
})
