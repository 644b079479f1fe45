import { expect, test } from 'vitest'
import { isAbout } from './news.ts'

test.each([
  ['proartist/12', 'proartist', { id: 12 }, true],
  ['proartist/12?tab=level', 'proartist', { id: 12 }, true],
  ['proartist/12', 'proartist', { id: 13 }, false],
  // A list may hold them.
  ['proartist/12', 'proartist', { page: 1 }, true],
  ['proartist/12', 'benefit', { id: 12 }, false],
  ['responsibilities/additional/9', 'responsibilitie', { artistId: 12 }, true],
  ['responsibilities/additional/9', 'responsibilitie', { id: 9 }, true],
  // Whose conversation it is the address does not say.
  ['inbox?conversation=5', 'proartist', { id: 12 }, true],
  ['dashboard', 'proartist', { id: 12 }, false],
])('news that lead to %s concern %s %o: %s', (link, feature, input, expected) => {
  expect(isAbout(link, feature, input)).toBe(expected)
})
