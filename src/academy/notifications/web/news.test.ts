import { expect, test } from 'vitest'
import { shownAt } from '#app/web/screens.tsx'
import { isAbout } from './news.ts'

test.each([
  ['proartist/12', 'artists', { id: 12 }, true],
  ['proartist/12?tab=level', 'artists', { id: 12 }, true],
  ['proartist/12', 'artists', { id: 13 }, false],
  // A list may hold them.
  ['proartist/12', 'artists', { page: 1 }, true],
  ['proartist/12', 'benefits', { id: 12 }, false],
  ['responsibilities/additional/9', 'additionalResponsibilities', { artistId: 12 }, true],
  ['responsibilities/additional/9', 'additionalResponsibilities', { id: 9 }, true],
  // The URL does not contain the artist of the conversation.
  ['inbox?conversation=5', 'artists', { id: 12 }, true],
  ['inbox?conversation=5', 'conversations', { id: 5 }, true],
  ['dashboard', 'artists', { id: 12 }, false],
  ['dashboard', 'dashboard', {}, true],
  ['somewhere/new', 'artists', { id: 12 }, false],
])('news that lead to %s concern %s %o: %s', (link, feature, input, expected) => {
  expect(isAbout(shownAt, link, feature, input)).toBe(expected)
})
