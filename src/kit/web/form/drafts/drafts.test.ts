import { expect, test } from 'vitest'
import { changedValues, restoredValues } from './drafts.ts'

const base = { city: 'Łódź', street: 'Długa 1', bio: { pl: 'a', 'en-US': 'b' }, revision: 3 }
const draft = (values: object) => ({ base, typed: changedValues({ ...base, ...values }, base) })

test('typed values override what others saved meanwhile, with the revision from which they began', () => {
  const today = { ...base, city: 'Sopot', street: 'Morska 3', revision: 4 }
  expect(restoredValues(draft({ city: 'Gdynia' }), today)).toEqual({ city: 'Gdynia', revision: 3 })
})

test('typed on after a reload, it still begins where it began, and holds nothing that others saved', () => {
  const today = { ...base, street: 'Morska 3', revision: 4 }
  const restored = { ...today, ...restoredValues(draft({ city: 'Gdynia' }), today) }
  const later = { base, typed: changedValues({ ...restored, bio: { pl: 'c', 'en-US': 'b' } }, today) }
  const tomorrow = { ...today, street: 'Lipowa 5', revision: 5 }
  expect(restoredValues(later, tomorrow)).toEqual({ city: 'Gdynia', bio: { pl: 'c', 'en-US': 'b' }, revision: 3 })
})

test('a description typed in one language is stored whole', () => {
  const bio = { pl: 'a', 'en-US': 'c' }
  expect(restoredValues(draft({ bio }), base)).toEqual({ bio, revision: 3 })
})

test('unchanged values are no draft, and neither are values that equal the saved ones or have no input', () => {
  expect(restoredValues(draft({}), { ...base, revision: 9 })).toBeNull()
  expect(restoredValues(draft({ city: 'Gdynia' }), { ...base, city: 'Gdynia', revision: 4 })).toBeNull()
  const { city: _, ...today } = base
  expect(restoredValues(draft({ city: 'Gdynia' }), today)).toBeNull()
})
